import { CalendarDays } from 'lucide-react'
import type { Event } from '../../../contract/events/events.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Contacts } from '../events/contacts.tsx'
import { EventCover, EventHeader } from '../events/event-header.tsx'
import { Materials } from '../events/materials.tsx'
import { Organizers } from '../events/organizers.tsx'
import { PageSection } from '../events/page-section.tsx'
import { Partners } from '../events/partners.tsx'
import { SpeakersAndHosts } from '../events/people.tsx'
import { Programme } from '../events/programme.tsx'
import { Where } from '../events/where.tsx'
import type { PreviewData } from './load-preview.ts'

/** The page of the event before its publication; nothing on it acts. */
export const Preview = ({ event, section }: PreviewData) => {
  const { wizard, eventPage } = useWords()
  const t = wizard.previewPage
  const now = useRootData()?.now ?? event.updatedAt
  return (
    <>
      <aside className="sticky top-16 z-20 border-b border-line bg-accent-soft">
        <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p>
            <strong className="font-semibold">{t.title}.</strong> {t.text}
          </p>
          <ButtonLink to={paths.createEvent({ id: event.id, ...(section && { section }) })} look="quiet">
            {t.back}
          </ButtonLink>
        </div>
      </aside>
      <article className="frame pt-4 sm:pt-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div inert className="contents">
            {isComplete(event) ? <EventHeader event={event} now={now} /> : <UnfinishedHeader event={event} />}
          </div>
          <div className="flex flex-col gap-8 lg:row-span-2">
            <p className="rounded-2xl border border-dashed border-line-strong p-6 text-ink-soft">{t.registration}</p>
            <Contacts event={event} />
            <Organizers organizers={event.organizers ?? []} />
          </div>
          <div className="flex min-w-0 flex-col gap-8 sm:gap-12">
            {event.info && (
              <PageSection id="about" title={eventPage.about}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises descriptions */}
                <div className="prose-text text-lg" dangerouslySetInnerHTML={{ __html: event.info }} />
              </PageSection>
            )}
            <Programme items={event.schedules ?? []} zone={event.timezoneName} />
            <SpeakersAndHosts event={event} />
            <Materials documents={event.documents ?? []} materials={event.materials} />
            <Partners partners={event.partners ?? []} />
          </div>
        </div>
      </article>
    </>
  )
}

type Previewed = PreviewData['event']

/** A draft with its type and dates is shown as the page itself shows it. */
const isComplete = (event: Previewed): event is Previewed & Event =>
  event.dateStart !== null && event.dateEnd !== null && event.typeId !== null && event.registrationDateEnd !== null && event.name.trim() !== ''

const UnfinishedHeader = ({ event }: Pick<PreviewData, 'event'>) => {
  const t = useWords().wizard
  // the place and the picture do not depend on the missing dates
  const place = event as Event
  return (
    <header className="flex flex-col gap-6">
      <div className="aspect-16/9 overflow-hidden rounded-3xl sm:aspect-5/2">
        <EventCover event={place} />
      </div>
      <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">{event.name.trim() || t.previewPage.unnamed}</h1>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <p className="flex items-center gap-4 text-lg font-semibold text-ink-soft">
          <span className="flex size-14 shrink-0 items-center justify-center rounded-xl border border-line bg-surface" aria-hidden="true">
            <CalendarDays className="size-6" />
          </span>
          {t.noDate}
        </p>
        {event.place || event.space || event.format === 'online' ? <Where event={place} /> : <p className="text-ink-soft">{t.noPlace}</p>}
      </div>
    </header>
  )
}
