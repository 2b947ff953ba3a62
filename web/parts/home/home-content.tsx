import { CachedPart } from '../../kernel/cached-part.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { EventsSection } from './events-section.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './load-home.ts'
import { Metrics } from './metrics.tsx'
import { OwnHome } from './own/own-home.tsx'
import { Partners } from './partners.tsx'
import { Themes } from './themes.tsx'
import { Week } from './week.tsx'

/** The home page; also the background of the activity dialog. */
export const HomeContent = ({ home }: { home: HomeData }) => {
  const t = useWords()
  const { own } = home
  return (
    <div className="flex flex-col gap-8 sm:gap-12">
      {own ? <OwnHome own={own} forYou={home.forYou} /> : <Hero posters={home.posters} />}
      <CachedPart of={shared(home)} className="contents">
        <Week home={home} />
        <EventsSection id="contests" words={t.home.contests} allPath={paths.competitions()} events={home.contests} look="sunken" />
        <EventsSection id="online" words={t.home.online} allPath={paths.eventsOnline()} events={home.online} />
        <Themes themes={home.themes} />
        {!own && <Metrics metrics={home.metrics} />}
        {!own && <Partners partners={home.partners} />}
      </CachedPart>
    </div>
  )
}

/** The data of the shared markup: all but the own part. */
const shared = ({ own, forYou: _, ...home }: HomeData) => ({ ...home, isOwn: own !== null })
