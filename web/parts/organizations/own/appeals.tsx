import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { organizationLengths } from '../../../../contract/organizations/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Confirmed } from '../../../ui/confirmed.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { EditData } from './load-form.ts'

type Appeal = EditData['appeals'][number]

/** Requests for admin rights: those that wait with a decision, then decided ones. */
export const Appeals = ({ appeals }: Pick<EditData, 'appeals'>) => {
  const { appeals: t } = useWords().ownOrganizations
  return (
    <SectionCard anchor="appeals" title={t.title} lead={t.lead}>
      {appeals.length === 0 && <p className="text-ink-soft">{t.none}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {appeals.map((appeal) => (
          <li key={appeal.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <AppealHead appeal={appeal} />
            {appeal.text && <p className="whitespace-pre-line wrap-anywhere">{appeal.text}</p>}
            <p>
              <a
                href={appeal.document.url}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline"
              >
                <FileText className="size-5 shrink-0" aria-hidden="true" />
                {appeal.document.name || t.document}
              </a>
            </p>
            {appeal.comment && <p className="text-sm text-ink-soft">{t.reason(appeal.comment)}</p>}
            {appeal.status === 'wait' && <Decision appeal={appeal} />}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

const tones = { wait: 'waiting', approved: 'good', declined: 'neutral' } as const satisfies Record<Appeal['status'], BadgeTone>

const AppealHead = ({ appeal: { user, status, createdAt } }: { appeal: Appeal }) => {
  const { appeals: t } = useWords().ownOrganizations
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar id={user.id} name={user.name} photo={user.photo} />
      <div className="min-w-0 grow">
        <Link to={paths.user(user.id)} className="font-medium wrap-anywhere hover:underline">
          {user.name}
        </Link>
        <p className="text-sm text-ink-soft">
          <time dateTime={createdAt}>{format(createdAt, { locale, zone: 'Europe/Moscow', kind: 'date' })}</time>
        </p>
      </div>
      <Badge tone={tones[status]}>{t.states[status]}</Badge>
    </div>
  )
}

/** Declining may give a reason, which the author reads. */
const Decision = ({ appeal: { id, user } }: { appeal: Appeal }) => {
  const { appeals: t, form } = useWords().ownOrganizations
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Confirmed ask={t.approve} name={t.approveNamed(user.name)} text={t.approveText(user.name)}>
        <PostForm intent="approveAppeal" subject={id} submit={t.approve} name={t.approveNamed(user.name)} look="quiet" saved={null} />
      </Confirmed>
      <details className="open:basis-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 text-danger underline underline-offset-4">{t.decline}</summary>
        <PostForm
          intent="declineAppeal"
          subject={id}
          submit={t.decline}
          name={t.declineNamed(user.name)}
          look="danger"
          saved={null}
          className="mt-2 gap-4"
        >
          {(fields) => (
            <TextField {...fields.text('comment', t.comment)} isOptional={form.optional} maxLength={organizationLengths.decisionComment} />
          )}
        </PostForm>
      </details>
    </div>
  )
}
