import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'

/** Copies the address of a survey from the menu of its row. Needs scripts. */
export const CopyLink = ({ url, className }: { url: string; className: string }) => {
  const { actions: t } = useWords().quizBuilder.list
  const toast = useToast()
  const copy = async () => {
    // the clipboard is unavailable on plain http
    if (!navigator.clipboard) return void prompt(t.copyLink, url)
    await navigator.clipboard.writeText(url)
    toast({ text: t.linkCopied })
  }
  return (
    <button type="button" onClick={copy} className={className}>
      {t.copyLink}
    </button>
  )
}
