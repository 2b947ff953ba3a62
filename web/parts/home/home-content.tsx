import { CachedPart } from '../../kernel/cached-part.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { EventsSection } from './events-section.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './load-home.ts'
import { Metrics } from './metrics.tsx'
import { Partners } from './partners.tsx'
import { Themes } from './themes.tsx'
import { Week } from './week.tsx'

/** The home page; also the background of the activity dialog. */
export const HomeContent = ({ home }: { home: HomeData }) => {
  const t = useWords()
  return (
    <div className="flex flex-col gap-8 sm:gap-12">
      <Hero posters={postersOf(home)} />
      <CachedPart of={home} className="contents">
        <Week home={home} />
        <EventsSection id="contests" words={t.home.contests} allPath={paths.competitions()} events={home.contests} look="sunken" />
        <EventsSection id="online" words={t.home.online} allPath={paths.eventsOnline()} events={home.online} />
        <Themes themes={home.themes} />
        <Metrics metrics={home.metrics} />
        <Partners partners={home.partners} />
      </CachedPart>
    </div>
  )
}

/** One event of each kind, so that the posters show the variety. */
const postersOf = ({ localEvents, contests, online }: HomeData) => {
  const candidates = [...localEvents.slice(0, 1), ...contests.slice(0, 1), ...online.slice(0, 1), ...localEvents, ...online, ...contests]
  const distinct = new Map(candidates.filter((event) => event.state !== 'canceled').map((event) => [event.id, event]))
  return [...distinct.values()].slice(0, 3)
}
