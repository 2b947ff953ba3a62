import { Clock, Eye, Pencil } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { Event } from '../../../../contract/events/events.ts'
import { cancelReasonLength } from '../../../../contract/organizing/limits.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PostForm, PostFormOf } from '../../../forms/post-form.tsx'
import { PageForms, useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Disclosure } from './disclosure.tsx'
import { cancelledText, type LaterCancelled, LaterEvents } from './later-events.tsx'
import type { AroundData } from './load-around.ts'
import { ReportLinks } from './report-links.tsx'

type Props = { event: Event; life: AroundData['life'] }

/** The tools of organizers and staff, each only where the life cycle allows it. */
export const OrganizerTools = ({ event, life }: Props) => {
  const { tools: t } = useWords().around
  const { canEdit, canSeeParticipants } = event.selfPermission ?? {}
  return (
    <section aria-label={t.label} className="mb-6 flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">{t.lead}</p>
      <DoneNote />
      <ReviewNote life={life} />
      <div className="flex flex-wrap items-start gap-2">
        {canEdit && (
          <>
            <ButtonLink to={paths.createEvent({ id: event.id })} look="quiet">
              <Pencil className="size-5" aria-hidden="true" />
              {t.edit}
            </ButtonLink>
            <ButtonLink to={paths.eventPreview(event.id)} look="quiet">
              <Eye className="size-5" aria-hidden="true" />
              {t.preview}
            </ButtonLink>
          </>
        )}
        {canSeeParticipants && <ReportLinks eventId={event.id} />}
        <PostForm intent="copyEvent" submit={t.copy} look="quiet" saved={null} className="gap-2" />
        <LifeForms event={event} laterCount={life?.laterCount ?? 0} />
      </div>
    </section>
  )
}

const ReviewNote = ({ life }: Pick<Props, 'life'>) => {
  const { tools: t } = useWords().around
  if (!life) return null
  const text = life.isChangeWaiting
    ? t.changeWaiting
    : life.moderationComment
      ? t.changeDeclined(life.moderationComment)
      : life.hasUnsent
        ? t.unsent
        : null
  if (!text) return null
  return (
    <p className="flex items-start gap-2 whitespace-pre-line wrap-anywhere">
      <Clock className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      {text}
    </p>
  )
}

const LifeForms = ({ event, laterCount }: Pick<Props, 'event'> & { laterCount: number }) => {
  const { tools: t, optional } = useWords().around
  const { canEdit, canCancel, canDelete } = event.selfPermission ?? {}
  const isPublished = event.status === 'published'
  const people = event.participantsCount
  const length = cancelReasonLength
  return (
    <>
      {canEdit && isPublished && (
        <Question words={t.unpublish} intent="unpublish" look="quiet">
          {(fields) => <TextField {...fields.text('comment', t.unpublish.comment)} isOptional={optional} maxLength={length} />}
        </Question>
      )}
      {canEdit && event.status !== 'draft' && <Question words={t.makeDraft} intent="makeDraft" look="quiet" />}
      {canCancel && (
        <Question words={t.cancel} intent="cancelEvent" look="danger" more={people > 0 ? t.cancel.notified(people) : t.cancel.notifiedNone}>
          {(fields) => (
            <>
              <TextArea {...fields.text('reason', t.cancel.reason)} isOptional={optional} help={t.cancel.reasonHelp} maxLength={length} rows={2} />
              <LaterEvents fields={fields} count={laterCount} />
            </>
          )}
        </Question>
      )}
      {canDelete && <Question words={t.remove} intent="removeEvent" look="danger" />}
    </>
  )
}

type QuestionProps = {
  words: { open: string; text: string; confirm: string }
  intent: string
  look: 'quiet' | 'danger'
  more?: string
  children?: Parameters<typeof PostForm>[0]['children']
}

type Answer = FormAnswer<{ later?: LaterCancelled }>

/** The words for a successful change, if it has any. */
const useDoneText = (answer: Answer | null): string | null => {
  const { around, organizerCabinet } = useWords()
  const { tools: t } = around
  if (!answer || answer.problem) return null
  if (answer.later) return cancelledText(organizerCabinet.actions.cancelEvent, answer.later)
  const done: Record<string, string> = { unpublish: t.unpublish.done, makeDraft: t.makeDraft.done, cancelEvent: t.cancel.done }
  return done[answer.intent] ?? null
}

/** The change takes its form away, so that a toast reports it; without scripts the panel does (`DoneNote`). */
const useDone = (answer: Answer | null) => {
  const toast = useToast()
  const text = useDoneText(answer)
  const isFirst = useRef(answer)
  useEffect(() => {
    if (answer !== isFirst.current && text) toast({ text })
  }, [answer, text, toast])
}

const DoneNote = () => {
  const text = useDoneText(use(PageForms).answer)
  if (!text) return null
  return (
    <p role="status" className="font-medium text-accent">
      {text}
    </p>
  )
}

/** The meaning of the change, before the button that makes it. Enter does nothing here, because the safe answer changes nothing. */
const Question = ({ words, intent, look, more, children }: QuestionProps) => {
  const post = useFormPost(intent)
  useDone(post.answer)
  return (
    <Disclosure title={words.open} look={look} isOpen={Boolean(post.answer?.problem)} name="event-tools">
      <p className="mb-3">
        <b className="font-semibold">{words.text}</b> {more}
      </p>
      <PostFormOf post={post} submit={words.confirm} look="danger" saved={null}>
        {children}
      </PostFormOf>
    </Disclosure>
  )
}
