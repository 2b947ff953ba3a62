import { useLocation } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SearchForm } from '../home/search-form.tsx'
import type { ErrorDetails } from './error-details.ts'

const knownStatuses = [401, 403, 404, 413, 500, 503] as const

/** The error page: what happened, the next step, and a link to the home page. */
export const ErrorScreen = ({ status, code, review }: ErrorDetails) => {
  const t = useWords()
  const { pathname, search } = useLocation()
  const { title, text } = t.errors[wordsOf({ status, code, review })]
  const hasNextStep = [401, 404, 413].includes(status) || code === 5001 || code === 5002 || review !== undefined
  return (
    <section className="frame-narrow flex flex-col items-start gap-6 py-12 sm:py-16">
      <title>{`${title} — ${t.common.siteName}`}</title>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="text-lg text-ink-soft">{text}</p>
      </div>
      {review?.comment && (
        <p className="whitespace-pre-line rounded-2xl border border-line bg-surface p-4 wrap-anywhere">{t.errors.whatToMend(review.comment)}</p>
      )}
      {status === 404 && (
        <div className="w-full">
          <SearchForm />
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {review && (
          <>
            <ButtonLink to={paths.createEvent({ id: review.eventId })}>{review.isDeclined ? t.errors.mendEvent : t.errors.editEvent}</ButtonLink>
            <ButtonLink to={paths.eventPreview(review.eventId)} look="quiet">
              {t.errors.previewEvent}
            </ButtonLink>
          </>
        )}
        {status === 413 && <ButtonLink to={pathname + search}>{t.errors.backToForm}</ButtonLink>}
        {status === 401 && <ButtonLink to={paths.login(pathname + search)}>{t.layout.signIn}</ButtonLink>}
        {code === 5001 && <ButtonLink to={paths.events()}>{t.errors.otherEvents}</ButtonLink>}
        {code === 5002 && <ButtonLink to={pathname.replace(/\/[^/]*$/, '')}>{t.errors.toEvent}</ButtonLink>}
        {status === 404 && (
          <ButtonLink to={paths.events()} look="quiet">
            {t.errors.allEvents}
          </ButtonLink>
        )}
        <ButtonLink to={paths.home()} look={hasNextStep ? 'quiet' : 'main'}>
          {t.errors.home}
        </ButtonLink>
        {status === 403 && code === null && (
          <ButtonLink to={paths.supportMessages()} look="plain" className="max-sm:-ml-4">
            {t.errors.toSupport}
          </ButtonLink>
        )}
      </p>
      {knownStatuses.some((known) => known === status) && <p className="text-sm text-ink-soft">{`${t.errors.failure} ${status}`}</p>}
    </section>
  )
}

const wordsOf = ({ status, code, review }: ErrorDetails) => {
  if (review?.isDeclined) return 'declined'
  if (status === 403 && code === 5000) return 's5000'
  if (status === 403 && code === 5001) return 's5001'
  if (status === 403 && code === 5002) return 's5002'
  const known = knownStatuses.find((one) => one === status)
  return known ? (`s${known}` as const) : 'other'
}
