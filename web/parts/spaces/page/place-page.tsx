import { MapPin } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Place } from '../../../../contract/spaces/places.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { later } from '../../../kernel/later.tsx'
import { Head } from '../../../kernel/page-head.tsx'
import { plainText } from '../../../kernel/plain-text.ts'
import { useRootData } from '../../../kernel/root-data.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { PointMap } from '../../../ui/map/point-map.tsx'
import { EventCard } from '../../events/event-card.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { Halls } from './halls.tsx'
import type { PlaceData } from './load-place.ts'
import { PlacePhotos } from './photos.tsx'
import { PlaceAside } from './place-aside.tsx'
import { placeSchema } from './place-schema.ts'

/** Only some spaces have a coworking. */
const CoworkingSection = later(
  'parts/coworking/coworking-section.tsx',
  async () => (await import('../../coworking/coworking-section.tsx')).CoworkingSection,
)

/** The page of a place: photos, address and hours, halls, events, people and partners. */
export const PlacePage = ({ data, answer }: { data: PlaceData; answer: FormAnswer | null }) => {
  const { place } = data
  const t = useWords().spaces
  return (
    <article className="frame pt-4 sm:pt-8">
      <PlaceHead place={place} />
      {place.moderation !== 'approved' && (
        <p role="status" className="mb-6 rounded-xl bg-sunken px-4 py-3">
          {place.moderation === 'wait' ? t.suggest.waits : t.suggest.declined(place.moderationComment ?? '')}
        </p>
      )}
      <PlacePhotos place={place} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:mt-8 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <header className="flex flex-col gap-3">
          <p className="text-ink-soft">{t.types[place.type]}</p>
          <h1 className="text-2xl font-semibold wrap-break-word sm:text-3xl">{place.name}</h1>
          <p className="flex items-start gap-2 text-lg">
            <MapPin className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            {[place.address.city, place.address.title].join(', ')}
          </p>
        </header>
        <div className="lg:row-span-2">
          <PlaceAside place={place} localNow={data.localNow} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 sm:gap-12">
          <About place={place} />
          <PageForms value={{ action: paths.place(place.id), answer }}>
            {data.coworking.map((coworking) => (
              <Suspense key={coworking.space.id}>
                <CoworkingSection coworking={coworking} />
              </Suspense>
            ))}
          </PageForms>
          <Halls place={place} localNow={data.localNow} />
          <OnMap data={data} />
          <People place={place} />
          <Partners place={place} />
        </div>
      </div>
      <Events data={data} />
    </article>
  )
}

const PlaceHead = ({ place }: { place: Place }) => {
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl ?? ''
  return (
    <Head
      title={place.name}
      description={plainText(place.description) || [place.address.city, place.address.title].join(', ')}
      path={paths.place(place.id)}
      isIndexed={place.moderation === 'approved'}
      schema={placeSchema(place, { locale, siteUrl })}
    />
  )
}

const About = ({ place }: { place: Place }) => {
  const t = useWords().spaces
  if (!place.description && place.topics.length === 0 && place.tags.length === 0) return null
  return (
    <PageSection id="about" title={t.page.about}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server answers rich text cleaned by an allow-list (server/kernel/rich-text.ts) */}
      <div className="prose-text text-lg" dangerouslySetInnerHTML={{ __html: place.description }} />
      <ul className="flex flex-wrap gap-2 not-first:mt-6 empty:hidden">
        {place.topics.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.places({ topics: [id] })}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:bg-sunken"
            >
              {name}
            </Link>
          </li>
        ))}
        {place.tags.map((tag) => (
          <li key={tag} className="inline-flex min-h-9 items-center rounded-full bg-sunken px-3.5 text-sm">
            {tag}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const OnMap = ({ data: { place, labels } }: { data: PlaceData }) => {
  const t = useWords().spaces
  const { geo } = place.address
  if (!geo) return null
  const content = { points: [{ id: place.id, name: place.name, ...geo, to: paths.place(place.id) }], groups: [], labels }
  return (
    <PageSection id="map" title={t.page.map}>
      <PointMap label={t.mapLabel} content={content} className="h-72" />
      <p className="mt-3">
        <OutsideLink href={`https://www.openstreetmap.org/?mlat=${geo.lat}&mlon=${geo.lng}#map=17/${geo.lat}/${geo.lng}`}>{t.page.route}</OutsideLink>
      </p>
    </PageSection>
  )
}

const People = ({ place: { staff = [] } }: { place: Place }) => {
  const t = useWords().spaces
  if (staff.length === 0) return null
  return (
    <PageSection id="staff" title={t.page.staff}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {staff.map(({ id, name, photo, position }) => (
          <li key={id}>
            <Link to={paths.user(id)} className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:bg-sunken">
              <Avatar id={id} name={name} photo={photo} />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{name}</span>
                {position && <span className="block text-sm text-ink-soft">{position}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const Partners = ({ place: { partners = [] } }: { place: Place }) => {
  const t = useWords().spaces
  if (partners.length === 0) return null
  return (
    <PageSection id="partners" title={t.page.partners}>
      <ul className="flex flex-wrap gap-3">
        {partners.map(({ id, name, logo, url }) => (
          <li key={id} className="flex items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-3">
            {logo && <img src={logo} alt="" loading="lazy" className="size-10 rounded-lg object-contain" />}
            {url ? <OutsideLink href={url}>{name}</OutsideLink> : name}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const Events = ({ data: { place, events, eventCount } }: { data: PlaceData }) => {
  const t = useWords().spaces
  return (
    <div className="mt-8 sm:mt-12">
      <PageSection id="events" title={t.page.events}>
        {events.length === 0 ? (
          <p className="text-ink-soft">
            {t.page.noEvents}{' '}
            <Link to={paths.events()} className="text-accent underline underline-offset-4">
              {t.page.allEvents}
            </Link>
          </p>
        ) : (
          <>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
              {events.map((event) => (
                <li key={event.id} className="min-w-0">
                  <EventCard event={event} />
                </li>
              ))}
            </ul>
            {eventCount > events.length && (
              <p className="mt-4">
                <Link to={paths.events({ placeIds: [place.id] })} className="text-accent underline underline-offset-4">
                  {t.page.moreEvents(eventCount)}
                </Link>
              </p>
            )}
          </>
        )}
      </PageSection>
    </div>
  )
}
