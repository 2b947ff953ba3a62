import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const panelState = { isFromList: true }

/** The link of a row that opens its side panel. The panel returns the focus to it. */
export const PanelLink = (props: ComponentProps<typeof Link>) => <Link {...props} state={panelState} preventScrollReset data-panel-link="" />

/** The list stands before the panel in the history of the browser. */
export const isOpenedFromList = (state: unknown) => typeof state === 'object' && state !== null && 'isFromList' in state
