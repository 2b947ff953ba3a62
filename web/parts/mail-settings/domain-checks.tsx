import type { MailCheck } from '../../../contract/platform/mail.ts'
import { useWords } from '../../kernel/words.tsx'
import { Badge } from '../../ui/badge.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { MailPage } from './load-mail.ts'

const tones = { good: 'good', weak: 'waiting', wrong: 'danger', missing: 'danger', off: 'neutral', unread: 'waiting' } as const

/** The DNS records of the sending domain, with what is wrong and the text that would be right. */
export const DomainChecks = ({ mail: { from, isReal, checks } }: Pick<MailPage, 'mail'>) => {
  const t = useWords().mailSettings
  return (
    <SectionCard title={t.domain} lead={isReal ? t.domainLead(from) : t.demo}>
      {checks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {checks.map((check) => (
            <li key={check.record} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <Check check={check} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

const Check = ({ check: { record, name, state, found, expected } }: { check: MailCheck }) => {
  const t = useWords().mailSettings
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-3 font-semibold">
        {record.toUpperCase()}
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
      </h3>
      <p className="text-ink-soft">{t.meanings[record]}</p>
      {state !== 'good' && <p>{t.advice[record][state]}</p>}
      <Record label={t.name} text={name} />
      {found !== null && <Record label={t.found} text={found} />}
      {state !== 'good' && expected !== null && <Record label={t.expected} text={expected} />}
    </>
  )
}

const Record = ({ label, text }: { label: string; text: string }) => (
  <p className="text-sm">
    <span className="text-ink-soft">{label}</span>
    <code className="mt-1 block rounded-lg bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{text}</code>
  </p>
)
