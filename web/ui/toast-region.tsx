import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useWords } from '../kernel/words.tsx'
import { subscribeToToasts, type ToastContent, takeToasts } from './toast.ts'

const shownMs = 6000
const undoMs = 12_000

/** At the left, because a side panel has its buttons at the right; above a bar of actions. Announces politely. F6 moves the focus to the toasts and back; hover and focus stop their time. */
export const ToastRegion = () => {
  const { toast: words } = useWords().ui
  return (
    <Toast.Provider limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={words.region}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2 print:hidden sm:right-auto sm:left-6 sm:mx-0 sm:w-96 [body:has([data-bulk-bar])_&]:bottom-28"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

const ToastList = () => {
  const { toasts, add, close } = Toast.useToastManager()
  useEffect(() => {
    const show = () => {
      for (const content of takeToasts()) add(optionsOf(content))
    }
    show()
    return subscribeToToasts(show)
  }, [add])
  return toasts.map((shown) => <ToastCard key={shown.id} toast={shown} onClose={() => close(shown.id)} />)
}

const optionsOf = (content: ToastContent) => ({ title: content.text, timeout: content.undo ? undoMs : shownMs, data: content })

type Current = ReturnType<typeof Toast.useToastManager<ToastContent>>['toasts'][number]

const ToastCard = ({ toast, onClose }: { toast: Current; onClose: () => void }) => {
  const words = useWords()
  const { undo, tone } = toast.data ?? {}
  const revert = () => {
    undo?.()
    onClose()
  }
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['down', 'right']}
      className={`rounded-2xl border bg-surface shadow-raised data-limited:hidden ${tone === 'danger' ? 'border-danger' : 'border-line-strong'}`}
    >
      <Toast.Content className="flex items-center gap-2 py-2 pr-2 pl-5">
        <Toast.Title render={<p />} className="grow py-1.5 font-medium wrap-anywhere" />
        {undo && (
          <Toast.Action onClick={revert} className="min-h-11 shrink-0 rounded-lg px-3 font-medium text-accent hover:bg-accent-soft">
            {words.ui.toast.undo}
          </Toast.Action>
        )}
        <Toast.Close aria-label={words.layout.close} className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-sunken">
          <X className="size-5" aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}
