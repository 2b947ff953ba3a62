import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'

/**
 * A dialog that closes only when the obligation is settled or the user signs out. Browsers close a dialog on a second
 * Escape whatever the page does, so it opens again.
 */
export const BlockingDialog = ({ title, children }: { title: string; children: ReactNode }) => {
  const { signOut } = useWords().obligations
  const dialog = useRef<HTMLDialogElement>(null)
  const show = () => {
    if (!dialog.current?.isConnected) return
    dialog.current.close()
    dialog.current.showModal()
  }
  useEffect(() => {
    const element = dialog.current
    element?.close()
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <>
      <div className="no-script-only fixed inset-0 z-40 bg-ink/60" aria-hidden="true" />
      <dialog
        ref={dialog}
        open
        aria-label={title}
        onCancel={(event) => event.preventDefault()}
        onClose={(event) => {
          if (event.target === dialog.current && !dialog.current.open) show()
        }}
        className="fixed inset-0 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-2xl bg-surface shadow-raised"
      >
        <div className="flex flex-col gap-5 p-5 sm:p-7">
          <h2 className="text-xl font-semibold">{title}</h2>
          {children}
          <p className="border-t border-line pt-2 text-center">
            <Link
              to={paths.logout()}
              reloadDocument
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-2"
            >
              {signOut}
            </Link>
          </p>
        </div>
      </dialog>
    </>
  )
}
