import { Check, CloudOff } from 'lucide-react'
import { useLocation } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { useScripts } from '../../ui/use-scripts.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import type { DraftView } from './saver-types.ts'

/** Why the text is not saved, or null. */
export const faultOfSave = (
  { state, refusal }: DraftView,
  t: { offline: string; signedOut: string; problem: string; refused: string },
): string | null => {
  if (state === 'refused') return refusal || t.refused
  return state === 'offline' || state === 'signedOut' || state === 'problem' ? t[state] : null
}

/** Where the typed text is at this moment. */
export const SaveLine = ({
  view: { state, savedAt, refusal },
  onRetry,
}: {
  view: Pick<DraftView, 'state' | 'savedAt' | 'refusal'>
  onRetry: () => void
}) => {
  const t = useWords().wizard.save
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const hasScripts = useScripts()
  if (!hasScripts) return null
  if (state === 'offline')
    return (
      <span className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
        <CloudOff className="size-4 shrink-0" aria-hidden="true" />
        {t.offline}
        <button type="button" onClick={onRetry} className="min-h-6 text-accent underline underline-offset-2">
          {t.retry}
        </button>
      </span>
    )
  if (state === 'signedOut')
    return (
      <span className="flex flex-wrap items-center gap-2 font-medium text-ink">
        {t.signedOut}
        <SignInLink returnUrl={pathname + search} size="small">
          {t.signIn}
        </SignInLink>
      </span>
    )
  if (state === 'refused') return <span className="font-medium text-danger">{refusal || t.refused}</span>
  if (state === 'problem') return <span className="text-danger">{t.problem}</span>
  if (state === 'saving' || state === 'waiting') return <span>{t.saving}</span>
  if (!savedAt) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check className="size-4" aria-hidden="true" />
      {t.saved(format(savedAt, { locale, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, kind: 'time' }))}
    </span>
  )
}
