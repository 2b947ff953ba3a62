import { type RefObject, useEffect, useState } from 'react'
import { browserApi } from '../../../kernel/browser-api.ts'
import { grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import type { RecipientCount } from './load-mailing.ts'
import { postedRecipients } from './posted-recipients.ts'

type Props = { form: RefObject<HTMLFormElement | null>; saved: RecipientCount | null; quizId: number | null }

/** The number of recipients and of the excluded ones by reason: that of the saved form, and with scripts that of the chosen values. */
export const RecipientSummary = ({ form, saved, quizId }: Props) => {
  const { recipients: t } = useWords().mailings
  const locale = useLocale()
  const count = useLiveCount({ form, saved, quizId })
  if (!count) return null
  return (
    <div role="status" className="flex flex-col gap-1 rounded-xl bg-sunken px-4 py-3">
      <p className="font-medium">{t.count(count.count, grouped(count.count, locale))}</p>
      {count.reasons.length > 0 && (
        <ul className="text-sm text-ink-soft">
          {count.reasons.map((one) => (
            <li key={one.reason}>{`${t.reasons[one.reason]}: ${grouped(one.count, locale)}`}</li>
          ))}
        </ul>
      )}
      <p className="no-script-only text-sm text-ink-soft">{t.recount}</p>
    </div>
  )
}

const pauseMs = 400

/** Counts after a pause in the changes of the recipients. */
const useLiveCount = ({ form, saved, quizId }: Props): RecipientCount | null => {
  const [count, setCount] = useState(saved)
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = JSON.stringify(postedRecipients(new FormData(element)))
    const recount = async () => {
      const recipients = postedRecipients(new FormData(element))
      const text = JSON.stringify(recipients)
      if (text === last) return
      last = text
      const attempt = await browserApi('POST /owner/mailings/recipients-count', { body: { recipients, ...(quizId && { quizId }) } })
      if (attempt.ok && text === last) setCount(attempt.reply)
    }
    const changed = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void recount(), pauseMs)
    }
    // a chosen option of a combobox is a hidden input, which fires no change of its own
    const observer = new MutationObserver(changed)
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] })
    element.addEventListener('change', changed)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('change', changed)
    }
  }, [form, quizId])
  return count
}
