import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Event } from '../../../contract/events/events.ts'
import { localePrefixes } from '../../../contract/locales.ts'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { PageForms } from '../../forms/use-form-post.ts'
import { CachedPart } from '../../kernel/cached-part.tsx'
import { later } from '../../kernel/later.tsx'
import { Head } from '../../kernel/page-head.tsx'
import { plainText } from '../../kernel/plain-text.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { externalPaths, paths } from '../../paths.ts'
import { InquirySection } from '../inquiries/inquiry-section.tsx'
import { Contacts } from './contacts.tsx'
import { EventHeader } from './event-header.tsx'
import type { EventPageData, Refused } from './event-page-data.ts'
import { eventSchema } from './event-schema.ts'
import { Followed } from './followed.tsx'
import { Gallery } from './gallery.tsx'
import { LiveAnnouncement, Streams } from './live.tsx'
import { Materials } from './materials.tsx'
import { Organizers } from './organizers.tsx'
import { PageSection } from './page-section.tsx'
import { Partners } from './partners.tsx'
import { Participants, SpeakersAndHosts, TopParticipants } from './people.tsx'
import { Programme } from './programme.tsx'
import { cardStateOf } from './registration/card-state.ts'
import { RegistrationBar } from './registration/registration-bar.tsx'
import { RegistrationCard } from './registration/registration-card.tsx'
import { stateOfTeams } from './registration/team/load-teams.ts'
import { Series } from './series.tsx'
import { Similar } from './similar.tsx'
import { useViewCount } from './use-view-count.ts'

// most visitors press none of these forms, so that they load after the page
const Around = lazy(async () => ({ default: (await import('./around/around.tsx')).Around }))
const Feedback = lazy(async () => ({ default: (await import('./around/feedback.tsx')).Feedback }))
const OrganizerTools = lazy(async () => ({ default: (await import('./around/organizer-tools.tsx')).OrganizerTools }))

const EventMap = later('parts/events/event-map.tsx', async () => (await import('./event-map.tsx')).EventMap)

type Props = { page: EventPageData; refused: Refused | undefined; answer: FormAnswer | null }

/** The event page: description, time and place, and the sticky registration card. */
export const EventPage = ({ page, refused, answer }: Props) => {
  const { event, preconditions, quizAnswerId, similar } = page
  const { userParticipant: _seat, selfPermission: _rights, followed: _followed, ...cacheableEvent } = event
  const root = useRootData()
  const now = root?.now ?? event.updatedAt
  const state = cardStateOf(event, { preconditions, quizAnswerId, team: stateOfTeams(page.teams) }, useViewer())
  const formId = useId()
  const card = useRef<HTMLElement>(null)
  const isCardInSight = useIsInSight(card)
  useViewCount(event)
  return (
    <article className="frame pt-4 sm:pt-8">
      <EventHead event={event} siteUrl={root?.siteUrl ?? ''} />
      <PageForms value={{ action: paths.event(event.id), answer }}>
        <Suspense>{isManaged(event) && <OrganizerTools event={event} life={page.around.life} />}</Suspense>
      </PageForms>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <CachedPart of={[cacheableEvent, now]} className="contents">
          <EventHeader event={cacheableEvent} now={now} />
        </CachedPart>
        <div className="lg:row-span-2">
          <div className="flex flex-col gap-4 lg:sticky lg:top-16 lg:-m-4 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:p-4">
            <Streams event={event} />
            <PageForms value={{ action: paths.event(event.id), answer }}>
              <RegistrationCard
                ref={card}
                formId={formId}
                event={event}
                hasSimilar={similar.length > 0}
                state={state}
                page={page}
                refused={refused}
              />
            </PageForms>
            <LiveAnnouncement event={event} />
            <Followed event={event} />
            <CachedPart of={['aside', cacheableEvent]} className="flex flex-col gap-8 pt-4 empty:hidden">
              <Aside event={cacheableEvent} />
            </CachedPart>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-8 sm:gap-12">
          <PageForms value={{ action: paths.event(event.id), answer }}>
            <Suspense>{page.around.feedback && <Feedback event={event} feedback={page.around.feedback} />}</Suspense>
            <InquirySection event={event} own={page.around.inquiries} />
            <CachedPart of={[cacheableEvent, page.topParticipants, page.series]} className="flex min-w-0 flex-col gap-8 sm:gap-12">
              <Body page={{ ...page, event: cacheableEvent }} />
            </CachedPart>
            <Suspense>
              <Around event={event} />
            </Suspense>
          </PageForms>
        </div>
      </div>
      <CachedPart of={similar} className="mt-8 sm:mt-12">
        <Similar events={similar} />
      </CachedPart>
      <RegistrationBar formId={formId} event={event} hasSimilar={similar.length > 0} state={state} refused={refused} isHidden={isCardInSight} />
    </article>
  )
}

/** May the viewer do anything with the event that its visitors may not? */
const isManaged = ({ selfPermission }: Event): boolean =>
  Boolean(selfPermission && (selfPermission.canEdit || selfPermission.canDelete || selfPermission.canSeeParticipants))

/** Both addresses of the page have the same canonical URL. */
const EventHead = ({ event, siteUrl }: { event: Event; siteUrl: string }) => {
  const locale = useLocale()
  return (
    <Head
      title={event.name}
      description={plainText(event.info)}
      path={paths.event(event.id)}
      image={externalPaths.eventPicture(event.id, localePrefixes[locale])}
      isIndexed={event.access !== 'close'}
      type="article"
      schema={eventSchema(event, { locale, siteUrl })}
    />
  )
}

const Body = ({ page: { event, topParticipants, series } }: { page: Pick<EventPageData, 'event' | 'topParticipants' | 'series'> }) => {
  return (
    <>
      <About event={event} />
      <Suspense>{hasPlace(event) && <EventMap event={event} />}</Suspense>
      <Programme items={event.schedules ?? []} zone={event.timezoneName} />
      <SpeakersAndHosts event={event} />
      <Gallery media={event.media ?? []} name={event.name} />
      <Materials documents={event.documents ?? []} materials={event.materials} />
      <TopParticipants people={topParticipants} />
      <Series events={series} />
      <Partners partners={event.partners ?? []} />
    </>
  )
}

const hasPlace = ({ format, onlineWithSpace, address }: Event): boolean => Boolean(address?.geo) && (format !== 'online' || onlineWithSpace)

/** The people of the event, beside its text. */
const Aside = ({ event }: { event: Event }) => {
  const { eventPage: words } = useWords()
  return (
    <>
      <Contacts event={event} />
      <Organizers organizers={event.organizers ?? []} hasContactForm />
      <Participants
        title={event.timeline === 'finished' ? words.peopleBefore : words.people}
        people={event.participants ?? []}
        count={event.participantsCount}
      />
    </>
  )
}

const About = ({ event }: { event: Event }) => {
  const t = useWords()
  const themes = event.themes.filter((theme) => typeof theme === 'object')
  return (
    <PageSection id="about" title={t.eventPage.about}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server answers rich text cleaned by an allow-list (server/kernel/rich-text.ts) */}
      <div className="prose-text text-lg" dangerouslySetInnerHTML={{ __html: event.info }} />
      <ul className="mt-6 flex flex-wrap gap-2">
        {themes.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.events({ themes: [id] })}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:bg-sunken"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Is an element well inside the screen, below the header? False until scripts run. */
const useIsInSight = (element: RefObject<HTMLElement | null>) => {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true), { rootMargin: '-64px 0px -35% 0px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
