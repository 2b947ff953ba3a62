import { PostForm } from '../../../forms/post-form.tsx'
import { format } from '../../../kernel/format.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { PrivacyData } from './load-privacy.ts'

type Props = Pick<PrivacyData, 'consents'> & { zone: string }

const kinds = ['agreement', 'personal_data_agreement'] as const

/** Agreements in force with their withdrawal, and the history of all consents and withdrawals. */
export const ConsentsSection = ({ consents, zone }: Props) => {
  const { consents: t } = useWords().settings
  return (
    <SectionCard anchor="consents" title={t.title} lead={t.lead}>
      <ul className="flex flex-col divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0">
            <Agreement kind={kind} />
          </li>
        ))}
      </ul>
      <Unfolded title={t.history}>
        <History consents={consents} zone={zone} />
      </Unfolded>
    </SectionCard>
  )
}

const Agreement = ({ kind }: { kind: (typeof kinds)[number] }) => {
  const { consents: t } = useWords().settings
  const isGiven = useViewer()?.[kind] === true
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <b className="font-semibold">{t.kinds[kind]}</b>
        <Badge tone={isGiven ? 'good' : 'neutral'}>{isGiven ? t.given : t.absent}</Badge>
      </p>
      {isGiven && (
        <PostForm
          intent="withdrawConsent"
          subject={kind}
          submit={t.withdraw}
          name={t.withdrawOf(t.kinds[kind])}
          look="danger"
          saved={null}
          className="gap-2"
        />
      )}
    </>
  )
}

const History = ({ consents, zone }: Props) => {
  const { consents: t } = useWords().settings
  const locale = useLocale()
  if (consents.length === 0) return <p>{t.none}</p>
  return (
    <ol className="flex flex-col gap-3">
      {consents.map(({ kind, action, at, textVersion }) => (
        <li key={`${kind} ${action} ${at}`}>
          {t.kinds[kind]}: {t.actions[action]}
          <span className="block text-sm text-ink-soft">
            {format(at, { locale, zone, kind: 'dateTime' })}, {t.version(textVersion)}
          </span>
        </li>
      ))}
    </ol>
  )
}
