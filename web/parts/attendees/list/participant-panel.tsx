import { useSearchParams } from 'react-router'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import type { ParticipantsDone } from './answer-participants.ts'
import { MessageFields, TagField } from './change-fields.tsx'
import type { EventParticipantsData, ParticipantRow } from './load-participants.ts'
import { MarkedAt, roleOf, StateOf } from './participant-columns.tsx'
import { ParticipantContacts } from './participant-contacts.tsx'
import { declinePath, openIn, openPath, participantsPath } from './participants-address.ts'
import { canDecline, formOf, intentsOf } from './row-actions.tsx'
import { useDoneToast } from './use-done-toast.ts'

type Data = Pick<EventParticipantsData, 'rows' | 'event' | 'tags' | 'canMark'>

/** The participant of the address beside the list, if the page has the row. */
export const ParticipantPanel = ({ data }: { data: Data }) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  const { rows } = data
  const place = rows.findIndex(({ id }) => id === openIn(params))
  const row = rows[place]
  if (!row) return null
  const to = (neighbour: ParticipantRow | undefined) => neighbour && openPath(params, neighbour.id)
  return (
    <SidePanel
      key={row.id}
      title={row.user?.name ?? t.deleted}
      closeTo={participantsPath(params)}
      previous={to(rows[place - 1])}
      next={to(rows[place + 1])}
    >
      <Person row={row} />
      <Facts row={row} zone={data.event.timezoneName} />
      <Changes row={row} canMark={data.canMark} />
      {row.user && <ParticipantContacts id={row.id} user={row.user} />}
      <Tags row={row} tags={data.tags} eventId={data.event.id} />
      {row.user && <Message row={row} eventId={data.event.id} />}
    </SidePanel>
  )
}

const Person = ({ row: { userId, user } }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  if (!user) return null
  return (
    <div className="flex items-center gap-4">
      <Avatar id={userId} name={user.name} photo={user.photo} size="large" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        {user.position && <p className="text-ink-soft wrap-anywhere">{user.position}</p>}
        <ButtonLink to={paths.user(userId)} look="quiet" size="small">
          {t.panel.profile}
        </ButtonLink>
      </div>
    </div>
  )
}

const Facts = ({ row, zone }: { row: ParticipantRow; zone: string }) => {
  const { list: t } = useWords().attendees
  const locale = useLocale()
  const { role, format: way, space, createdAt, attendedAt, comment } = row
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <Fact name={t.columns.state}>
        <StateOf row={row} />
      </Fact>
      {comment && <Fact name={t.panel.comment}>{comment}</Fact>}
      <Fact name={t.columns.part}>{[roleOf(t.roles, role), t.formats[way], space].filter(Boolean).join(', ')}</Fact>
      <Fact name={t.panel.requestedAt}>
        <time dateTime={createdAt}>{format(createdAt, { locale, zone, kind: 'dateTime' })}</time>
      </Fact>
      {attendedAt && (
        <Fact name={t.columns.attended}>
          <MarkedAt at={attendedAt} zone={zone} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

/** The forms of the list, so that their results are toasts with an undo. */
const Changes = ({ row, canMark }: { row: ParticipantRow; canMark: boolean }) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  return (
    <div className="flex flex-wrap gap-2">
      {intentsOf(row, canMark).map((intent) => (
        <Button
          key={intent}
          type="submit"
          form={formOf(intent)}
          name="subject"
          value={row.id}
          look={intent === 'approve' ? 'main' : 'quiet'}
          size="small"
        >
          {t.actions[intent]}
        </Button>
      ))}
      {canDecline(row) && (
        <ButtonLink to={declinePath(params, row.id)} preventScrollReset look="danger" size="small">
          {t.decline.open}
        </ButtonLink>
      )}
    </div>
  )
}

const Tags = ({ row: { id, tags: own }, tags, eventId }: { row: ParticipantRow; tags: string[]; eventId: number }) => {
  const { list: t } = useWords().attendees
  const post = useFormPost<ParticipantsDone>('tag', id)
  useDoneToast(post.fetcher.data?.problem ? undefined : post.fetcher.data, eventId)
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{t.tags}</h3>
      {/* the tags are a part of the key, so that the fields show the saved ones */}
      <PostFormOf key={own.join()} post={post} submit={t.tagging.save} look="quiet" saved={null} className="gap-3">
        {(fields) => (
          <>
            <input type="hidden" name="change" value="tag" />
            <EnterKey intent="tag" />
            {own.length > 0 && <OwnTags own={own} />}
            <TagField fields={fields} tags={tags.filter((tag) => !own.includes(tag))} />
          </>
        )}
      </PostFormOf>
    </section>
  )
}

/** A pressed pill removes its tag. */
const OwnTags = ({ own }: { own: string[] }) => {
  const { list: t } = useWords().attendees
  return (
    <ul aria-label={t.tags} className="flex flex-wrap gap-2">
      {own.map((tag) => (
        <li key={tag}>
          <button
            type="submit"
            name="remove"
            value={tag}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm font-medium wrap-anywhere hover:bg-sunken pointer-coarse:min-h-11"
          >
            {tag}
            <span aria-hidden="true">×</span>
            <span className="sr-only">{t.tagging.removeOne}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const Message = ({ row: { id }, eventId }: { row: ParticipantRow; eventId: number }) => {
  const { list: t } = useWords().attendees
  const post = useFormPost<ParticipantsDone>('message', id)
  const { data } = post.fetcher
  useDoneToast(data?.problem ? undefined : data, eventId)
  return (
    <details open={post.answer?.problem ? true : undefined} className="border-t border-line pt-5">
      <summary className="min-h-8 cursor-pointer font-semibold">{t.panel.message}</summary>
      <div className="mt-3">
        <PostFormOf post={post} submit={t.message.send} look="quiet" saved={null} clearsAfterSuccess>
          {(fields) => <MessageFields fields={fields} />}
        </PostFormOf>
      </div>
    </details>
  )
}
