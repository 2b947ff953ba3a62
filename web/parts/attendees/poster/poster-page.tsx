import { CircleCheckBig } from 'lucide-react'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OwnWhen } from '../../cabinet/own-when.tsx'
import type { PosterData } from './load-poster.ts'
import { MarkForm } from './mark-form.tsx'
import { usePosterNotice } from './notice.ts'
import { SpacePoster } from './space-poster.tsx'

type Props = { data: PosterData; answer: FormAnswer | null }

/** The page of the code from a poster: the event or the space, and the mark of the viewer's own visit. */
export const PosterPage = ({ data, answer }: Props) => {
  const t = useWords()
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-2xl font-semibold">{data.kind === 'space' ? t.coworking.poster.title : t.attendees.poster.title}</h1>
      <PageForms value={{ action: data.action, answer }}>
        {data.kind === 'event' && <Known data={data} />}
        {data.kind === 'space' && <SpacePoster data={data} />}
        {data.kind === 'unknown' && <Unknown />}
      </PageForms>
    </section>
  )
}

const Unknown = () => {
  const { poster: t } = useWords().attendees
  return (
    <EmptyState
      title={t.unknown}
      action={
        <ButtonLink to={paths.activity()} look="quiet">
          {t.toActivity}
        </ButtonLink>
      }
    >
      <p>{t.unknownHint}</p>
    </EmptyState>
  )
}

const Known = ({ data: { event, state } }: { data: Extract<PosterData, { kind: 'event' }> }) => {
  const { poster: t } = useWords().attendees
  const notice = usePosterNotice(state, event.timezoneName)
  return (
    <div className="flex flex-col gap-5 rounded-3xl border border-line bg-surface p-5 sm:p-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold text-balance wrap-anywhere sm:text-2xl">{event.name}</h2>
        <p className="text-ink-soft">
          <OwnWhen event={event} />
        </p>
      </div>
      <div role="status" className={notice ? 'flex items-center gap-3' : 'sr-only'}>
        {state.kind === 'marked' && <CircleCheckBig className="size-8 shrink-0 text-accent" aria-hidden="true" />}
        {notice && <p className={state.kind === 'marked' ? 'text-lg font-semibold' : ''}>{notice}</p>}
      </div>
      {state.kind === 'ready' && <MarkForm label={t.mark} hint={t.markHint} />}
      <ButtonLink to={paths.event(event.id)} look={state.kind === 'stranger' ? 'main' : 'quiet'} className="sm:self-start">
        {t.toEvent}
      </ButtonLink>
    </div>
  )
}
