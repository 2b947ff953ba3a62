import { ArrowRight } from 'lucide-react'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { ShortCard } from '../../events/short-card.ts'
import { ActivityLink } from '../../participation/activity-link.tsx'
import { EventsSection } from '../events-section.tsx'
import type { OwnHomeData } from '../load-home.ts'
import { SearchForm } from '../search-form.tsx'
import { NextEvent } from './next-event.tsx'
import { NextRow } from './next-row.tsx'
import { Waiting } from './waiting.tsx'

/**
 * The top of the home page of a signed-in user: the next events, waiting decisions, and events for the own topics. On a phone the search
 * is behind the icon of the header.
 */
export const OwnHome = ({ own, forYou }: { own: OwnHomeData; forYou: ShortCard[] }) => {
  const t = useWords().ownHome
  const firstName = useViewer()?.name.split(' ')[0] ?? ''
  return (
    <>
      <section className="frame flex flex-col gap-4 pt-4 sm:gap-6 sm:pt-8">
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{own.upcoming > 0 ? t.title(firstName) : t.titleFree(firstName)}</h1>
          <div className="w-full max-w-lg max-lg:order-last max-sm:hidden">
            <SearchForm />
          </div>
        </header>
        <Waiting waiting={own.waiting} />
        <Ahead own={own} />
      </section>
      <Topics forYou={forYou} hasTopics={own.hasTopics} />
    </>
  )
}

const Ahead = ({ own: { next, upcoming } }: { own: OwnHomeData }) => {
  const t = useWords().ownHome
  const [first, ...rest] = next
  if (!first) return <Suggestion words={t.free} to={paths.events()} look="plain" />
  return (
    <div className={`grid items-start gap-5 ${rest.length > 0 ? 'lg:grid-cols-[1.6fr_1fr]' : ''}`}>
      <NextEvent event={first} />
      {rest.length > 0 && (
        <div className="flex flex-col gap-3">
          <ul className="flex flex-col gap-3">
            {rest.map((event) => (
              <li key={event.id}>
                <NextRow event={event} />
              </li>
            ))}
          </ul>
          <ActivityLink className="flex items-center gap-2 self-start py-1 font-medium text-accent hover:underline">
            {t.all(upcoming)}
            <ArrowRight className="size-5" aria-hidden="true" />
          </ActivityLink>
        </div>
      )}
    </div>
  )
}

const Topics = ({ forYou, hasTopics }: { forYou: ShortCard[]; hasTopics: boolean }) => {
  const t = useWords().ownHome
  if (hasTopics) return <EventsSection id="for-you" words={t.forYou} allPath={paths.events()} events={forYou} />
  return (
    <div className="frame">
      <Suggestion words={t.noTopics} to={`${paths.profile()}#interests`} look="soft" />
    </div>
  )
}

type SuggestionProps = { words: { title: string; text: string; action: string }; to: string; look: keyof typeof suggestionLooks }

const suggestionLooks = { plain: 'border border-dashed border-line-strong', soft: 'bg-accent-soft' }

/** A gap of the page, and one step that fills it. */
const Suggestion = ({ words: { title, text, action }, to, look }: SuggestionProps) => (
  <div className={`flex flex-wrap items-center justify-between gap-4 rounded-3xl p-5 sm:p-6 ${suggestionLooks[look]}`}>
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-ink-soft">{text}</p>
    </div>
    <ButtonLink to={to} look="quiet">
      {action}
    </ButtonLink>
  </div>
)
