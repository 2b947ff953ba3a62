import { useEffect, useRef } from 'react'
import { useConnectionStatus } from '../../kernel/connection/connection-status.ts'
import { useWords } from '../../kernel/words.tsx'

/** Tells that there is no connection, above everything that is open, and goes when the next thing comes through. */
export const ConnectionNotice = () => {
  const { connection } = useWords().layout
  const trouble = useConnectionStatus()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.togglePopover(trouble !== null)
  }, [trouble])
  return (
    <div
      ref={notice}
      popover="manual"
      role="status"
      className="fixed inset-x-4 top-auto bottom-4 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-2xl border border-line-strong bg-surface px-5 py-3 font-medium text-ink shadow-raised print:hidden"
    >
      {trouble && connection[trouble]}
    </div>
  )
}
