import { Link } from 'react-router'
import { PostForm } from '../../../forms/post-form.tsx'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { PrivacyData } from './load-privacy.ts'

type Access = PrivacyData['accesses'][number]
type Props = { accesses: Access[]; totalCount: number; zone: string }

/** Requests for the contact details of the user, with decisions that can be changed. */
export const AccessesSection = ({ accesses, totalCount, zone }: Props) => {
  const { accesses: t } = useWords().settings
  return (
    <SectionCard anchor="accesses" title={t.title} lead={totalCount > 0 ? t.lead : t.none}>
      {accesses.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {accesses.map((access) => (
            <li key={access.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
              <AccessRow access={access} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      {totalCount > accesses.length && <p className="text-sm text-ink-soft">{t.more(totalCount - accesses.length)}</p>}
    </SectionCard>
  )
}

const tones = { wait: 'waiting', approved: 'good', declined: 'neutral' } as const

const AccessRow = ({ access: { user, decision, askedAt, ...access }, zone }: { access: Access; zone: string }) => {
  const { accesses: t } = useWords().settings
  const locale = useLocale()
  const state = decision ?? 'wait'
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {user && <Avatar {...user} />}
        <div className="min-w-0">
          {user ? (
            <Link to={paths.user(user.id)} className="inline-flex min-h-6 font-semibold wrap-anywhere hover:text-accent">
              {user.name}
            </Link>
          ) : (
            <p>{t.left}</p>
          )}
          <p className="text-sm text-ink-soft">{t.asked(format(askedAt, { locale, zone, kind: 'yearDate' }))}</p>
        </div>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
      </div>
      <Answers {...access} state={state} name={user?.name ?? t.left} />
    </>
  )
}

type AnswersProps = Pick<Access, 'userId' | 'notificationRecipientId'> & { state: keyof typeof tones; name: string }

const Answers = ({ userId, notificationRecipientId, state, name }: AnswersProps) => {
  const { accesses: t } = useWords().settings
  const about = { tab: 'privacy', subject: userId, saved: null, className: 'gap-2' } as const
  if (state === 'approved') return <PostForm {...about} intent="revokeContacts" submit={t.revoke} name={t.revokeFor(name)} look="danger" />
  if (state === 'declined') return <PostForm {...about} intent="allowContacts" submit={t.approve} name={t.approveFor(name)} look="quiet" />
  if (notificationRecipientId === null) return null
  const recipientField = <input type="hidden" name="notificationRecipientId" value={notificationRecipientId} />
  return (
    <div className="flex flex-wrap gap-2">
      <PostForm {...about} intent="approveContacts" submit={t.approve} name={t.approveFor(name)} look="quiet">
        {recipientField}
      </PostForm>
      <PostForm {...about} intent="declineContacts" submit={t.decline} name={t.declineFor(name)} look="quiet">
        {recipientField}
      </PostForm>
    </div>
  )
}
