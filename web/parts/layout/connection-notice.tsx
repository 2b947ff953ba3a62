import { useEffect, useRef } from 'react'
import { useConnectionStatus } from '../../kernel/connection/connection-status.ts'
import { useWords } from '../../kernel/words.tsx'

/** Shows above everything that the connection is lost; disappears when the next request succeeds. */
export const ConnectionNotice = () => {
  const { connection } = useWords().layout
  const status = useConnectionStatus()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.togglePopover(status !== null)
  }, [status])
  return (
    <div
      ref={notice}
      popover="manual"
      role="status"
      className="fixed inset-x-4 top-auto bottom-4 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-2xl border border-line-strong bg-surface px-5 py-3 font-medium text-ink shadow-raised print:hidden"
    >
      {status && connection[status]}
    </div>
  )
}
