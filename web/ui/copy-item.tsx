import { useToast } from './toast.ts'

type Props = { text: string; label: string; done: string; className: string }

/** Copies a text from the menu of a row. Needs scripts. */
export const CopyItem = ({ text, label, done, className }: Props) => {
  const toast = useToast()
  const copy = async () => {
    // the clipboard is unavailable on plain http
    if (!navigator.clipboard) return void prompt(label, text)
    await navigator.clipboard.writeText(text)
    toast({ text: done })
  }
  return (
    <button type="button" onClick={copy} className={className}>
      {label}
    </button>
  )
}
