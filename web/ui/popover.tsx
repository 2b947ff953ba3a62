import { type ReactNode, useId } from 'react'

type Props = { label: ReactNode; buttonClass: string; panelLabel: string; children: ReactNode }

/**
 * A panel beside its button. The browser's own popover opens and closes it, with or without scripts: Escape and a press outside
 * close it, and the focus returns to the button. A browser without anchor positioning shows it in the middle of the screen.
 */
export const Popover = ({ label, buttonClass, panelLabel, children }: Props) => {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass}>
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={panelLabel} className="anchored w-80 max-w-[calc(100%-2rem)] p-4">
        {children}
      </div>
    </>
  )
}
