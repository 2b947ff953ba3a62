import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

const panelState = { isFromList: true }

/** `isPanelOpen`: another row is open, and this one takes its place in the history, so that closing leads to the list. */
type Props = ComponentProps<typeof Link> & { isPanelOpen?: boolean }

/** The link of a row that opens its side panel. The panel returns the focus to it. */
export const PanelLink = ({ isPanelOpen = false, ...props }: Props) => {
  const { state } = useLocation()
  return <Link {...props} replace={isPanelOpen} state={isPanelOpen ? state : panelState} preventScrollReset data-panel-link="" />
}

/** The list stands before the panel in the history of the browser. */
export const isOpenedFromList = (state: unknown) => typeof state === 'object' && state !== null && 'isFromList' in state
