import { liveTypes, maxLinkedUsers, surveyPauseDays } from '../../../../contract/quizzes/limits.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Radio } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { PeoplePicker } from '../../people/choice/people-picker.tsx'
import { useQuizUrl } from '../quiz-url.ts'
import type { BuilderData } from './load-builder.ts'
import type { QuizView } from './quiz-saver.ts'
import type { SharingDone } from './sharing-changes.ts'

type Props = { data: BuilderData; view: QuizView }

/** The link, its QR code, and the request to answer for chosen users. A draft is published first. */
export const SharingSection = ({ data, view }: Props) => {
  const { sharing: t, settings, builder } = useWords().quizBuilder
  if (!view.published)
    return (
      <div className="flex max-w-160 flex-col items-start gap-4 rounded-2xl border border-dashed border-line-strong p-5 sm:p-8">
        <p>{t.draft}</p>
        <p className="text-ink-soft">{settings.publishHint(builder.publish)}</p>
      </div>
    )
  return (
    <div className="flex max-w-160 flex-col gap-6">
      {isPlayedLive(view) && <LiveCard view={view} code={data.quiz.code} />}
      <LinkCard view={view} picture={data.qr} />
      <SendCard events={data.events} />
    </div>
  )
}

/** Other questions of a fast quiz are only asked by its page. */
const isPlayedLive = ({ document: { mode, questions } }: QuizView): boolean =>
  mode === 'fast' && questions.some(({ type }) => liveTypes.some((live) => live === type))

const LiveCard = ({ view, code }: { view: QuizView; code: string | null }) => {
  const { sharing: t } = useWords().quizBuilder
  return (
    <SectionCard title={t.live} lead={t.liveLead(code ?? '')}>
      <ButtonLink to={paths.hostQuiz(view.id)} className="self-start">
        {t.host}
      </ButtonLink>
    </SectionCard>
  )
}

const LinkCard = ({ view, picture }: { view: QuizView; picture: BuilderData['qr'] }) => {
  const { sharing: t } = useWords().quizBuilder
  const url = useQuizUrl({ id: view.id, slug: view.document.slug })
  return (
    <SectionCard title={t.link} lead={t.linkLead}>
      <div className="flex flex-wrap items-start gap-6">
        {picture && (
          <div className="flex flex-col items-center gap-2">
            <svg
              viewBox={`0 0 ${picture.size} ${picture.size}`}
              role="img"
              aria-label={t.qr}
              shapeRendering="crispEdges"
              className="size-40 rounded-xl bg-white"
            >
              <path d={picture.path} fill="#000" />
            </svg>
            <a
              href={svgUrl(picture)}
              download={`quiz-${view.id}.svg`}
              className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-2"
            >
              {t.downloadQr}
            </a>
          </div>
        )}
        <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-3">
          <p className="w-full rounded-xl bg-sunken px-4 py-2 font-medium select-all wrap-anywhere">{url}</p>
          <CopyButton text={url} label={t.copy} />
        </div>
      </div>
    </SectionCard>
  )
}

const svgUrl = ({ path, size }: NonNullable<BuilderData['qr']>): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
  )}`

const SendCard = ({ events }: Pick<BuilderData, 'events'>) => {
  const { sharing: t } = useWords().quizBuilder
  const post = useFormPost<SharingDone>('linkUsers')
  const { answer } = post
  return (
    <SectionCard title={t.send} lead={t.sendLead(surveyPauseDays)}>
      <PostFormOf post={post} submit={t.submit} saved={null}>
        {(fields) => (
          <div className="group/whom flex flex-col gap-4">
            <fieldset className="grid gap-2 sm:grid-cols-2">
              <legend className="mb-2 font-medium">{t.whom}</legend>
              <Radio name="whom" value="people" label={t.people} defaultChecked />
              <Radio name="whom" value="event" label={t.participants} />
            </fieldset>
            <div className="group-has-[[value=event]:checked]/whom:hidden">
              <PeoplePicker fields={fields} label={t.who} help={t.whoHelp(maxLinkedUsers)} />
            </div>
            <div className="hidden group-has-[[value=event]:checked]/whom:block">
              <EventPicker fields={fields} events={events} />
            </div>
          </div>
        )}
      </PostFormOf>
      <p role="status" className="font-medium empty:hidden">
        {!post.isBusy && answer && !answer.problem && (answer.sent ? t.sent(answer.sent) : answer.isNobody && t.nobody)}
      </p>
    </SectionCard>
  )
}

const EventPicker = ({ fields, events }: Pick<BuilderData, 'events'> & { fields: FormFields }) => {
  const { quizBuilder, organizerCabinet } = useWords()
  const { sharing: t } = quizBuilder
  const optionOf = ({ id, name }: { id: number; name: string }) => ({ id, label: name.trim() || organizerCabinet.unnamed(id) })
  const load = async (search: string) => {
    const attempt = await browserApi('GET /owner/events', { query: { search, paginationSize: 20 } })
    if (!attempt.ok) throw new Error('own events could not be loaded')
    return attempt.reply._items.map(optionOf)
  }
  return <Combobox {...fields.choice('eventId', t.event)} help={t.eventHelp} options={events.map(optionOf)} load={load} textName="eventIdText" />
}
