import { type ReactNode, Suspense, useState } from 'react'
import { OverlayHeader } from './overlay-header.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useModal } from './use-modal.ts'

const widths = { narrow: 'max-w-sm', normal: 'max-w-md', wide: 'max-w-3xl' }

type Props = {
  title: string
  onClose: () => void
  size?: keyof typeof widths
  role?: 'alertdialog'
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  /** Content is typed but not saved: closing asks first. */
  isDirty?: boolean
  children: ReactNode
}

/** A modal dialog of the browser: it traps and returns focus and closes on Escape by itself. Works without scripts. */
export const Dialog = ({ title, onClose, size = 'normal', role, footer, isDirty = false, children }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <dialog
      {...useModal(close)}
      role={role}
      aria-label={title}
      className={`fixed inset-0 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-2xl bg-surface shadow-raised ${widths[size]}`}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <OverlayHeader title={title} onClose={close} />
        {children}
      </div>
      {footer && <footer className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:px-7">{footer}</footer>}
      {isAsking && (
        <Suspense>
          <UnsavedDialog onLeave={onClose} onStay={() => setAsking(false)} />
        </Suspense>
      )}
    </dialog>
  )
}
