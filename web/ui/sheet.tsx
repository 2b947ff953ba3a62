import type { ReactNode } from 'react'
import { OverlayHeader } from './overlay-header.tsx'
import { useModal } from './use-modal.ts'

type Props = { title: string; onClose: () => void; footer?: ReactNode; children: ReactNode }

/** A modal dialog from below on a phone and from the right on a desk, for filters and lists of sections. Works without scripts. */
export const Sheet = ({ title, onClose, footer, children }: Props) => (
  <dialog
    {...useModal(onClose)}
    aria-label={title}
    className="fixed inset-x-0 top-auto bottom-0 z-50 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-2xl bg-surface shadow-raised sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:max-h-none sm:w-104 sm:rounded-none"
  >
    <div className="flex min-h-full flex-col">
      <div className="flex grow flex-col gap-5 p-5 sm:p-6">
        <OverlayHeader title={title} onClose={onClose} />
        {children}
      </div>
      {footer && (
        <footer className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </div>
  </dialog>
)
