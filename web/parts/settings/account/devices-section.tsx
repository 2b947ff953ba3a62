import { PostForm } from '../../../forms/post-form.tsx'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { AccountData } from './load-account.ts'

type Props = Pick<AccountData, 'sessions'> & { zone: string }

/** Sessions of the account, with a sign-out button for each. */
export const DevicesSection = ({ sessions, zone }: Props) => {
  const { devices: t } = useWords().settings
  return (
    <SectionCard
      anchor="devices"
      title={t.title}
      action={sessions.length > 1 && <PostForm intent="signOutOthers" submit={t.signOutOthers} look="danger" saved={null} />}
    >
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
            <Device session={session} zone={zone} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

const Device = ({ session: { id, device, way, seenAt, current }, zone }: { session: Props['sessions'][number]; zone: string }) => {
  const { devices: t } = useWords().settings
  const locale = useLocale()
  const name = device ?? t.unknown
  return (
    <>
      <div className="flex flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-3">
          <b className="font-semibold">{name}</b>
          {current && <Badge tone="good">{t.current}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t.seen(format(seenAt, { locale, zone, kind: 'dateTime' }))}
          {way && `, ${t.ways[way]}`}
        </p>
      </div>
      {!current && <PostForm intent="signOutDevice" subject={id} submit={t.signOut} name={t.signOutOf(name)} look="quiet" className="gap-2" />}
    </>
  )
}
