import { CalendarCheck, Clock, Mail, Phone } from 'lucide-react'
import type { Place } from '../../../../contract/spaces/places.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { type OpenState, openStateOf, type Span, weekOf } from './hours.ts'

type Props = { place: Place; localNow: string }

/** Beside the text: the way to book, the hours with the state of now, and the contacts. */
export const PlaceAside = ({ place, localNow }: Props) => {
  const t = useWords().spaces
  const space = place.spaces.find(({ isActive, hallCount }) => isActive && hallCount > 0)
  return (
    <div className="flex flex-col gap-6 rounded-3xl border border-line bg-surface p-6 lg:sticky lg:top-20">
      {space && (
        <ButtonLink to={paths.createBooking({ spaceId: space.id })} className="justify-center">
          <CalendarCheck className="size-5" aria-hidden="true" />
          {t.page.bookHall}
        </ButtonLink>
      )}
      <Hours place={place} localNow={localNow} />
      <Contacts place={place} />
    </div>
  )
}

const Hours = ({ place, localNow }: Props) => {
  const t = useWords().spaces
  const state = openStateOf(localNow.slice(0, 10), localNow.slice(11, 16), place)
  if (state.kind === 'unknown') return null
  return (
    <section aria-label={t.page.hours} className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold">
        <Clock className="size-5 text-ink-soft" aria-hidden="true" />
        <StateNow state={state} />
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {weekOf(place.schedule).map(({ from, to, spans }) => (
          <HoursRow key={from} name={from === to ? t.weekdays[from - 1] : `${t.weekdays[from - 1]}–${t.weekdays[to - 1]}`} spans={spans} />
        ))}
      </dl>
      <SpecialDays place={place} today={localNow.slice(0, 10)} />
    </section>
  )
}

const StateNow = ({ state }: { state: OpenState }) => {
  const { open } = useWords().spaces
  if (state.kind === 'open') return open.until(state.until)
  return state.kind === 'opensToday' ? open.at(state.at) : open.closed
}

const HoursRow = ({ name, spans }: { name: string | undefined; spans: Span[] }) => {
  const { open } = useWords().spaces
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{spans.length > 0 ? spans.map(({ open: from, close }) => `${from}–${close}`).join(', ') : open.dayOff}</dd>
    </>
  )
}

const shownDays = 6

/** Holidays and other dates with hours of their own, from today on. */
const SpecialDays = ({ place, today }: { place: Place; today: string }) => {
  const t = useWords().spaces
  const locale = useLocale()
  const dates = [...new Set(place.specialDays.map(({ date }) => date))]
    .filter((date) => date >= today)
    .sort()
    .slice(0, shownDays)
  if (dates.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-2" aria-label={t.page.specialDays}>
      {dates.map((date) => (
        <HoursRow
          key={date}
          name={format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'date' })}
          spans={place.specialDays.flatMap((day) => (day.date === date && day.open && day.close ? [{ open: day.open, close: day.close }] : []))}
        />
      ))}
    </dl>
  )
}

const Contacts = ({ place: { phone, email, socialNetworks } }: { place: Place }) => {
  const t = useWords().spaces
  if (!phone && !email && socialNetworks.length === 0) return null
  const row = 'inline-flex min-h-11 items-center gap-2 text-accent hover:underline wrap-anywhere'
  return (
    <address className="flex flex-col border-t border-line pt-4 not-italic" aria-label={t.page.contacts}>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={row}>
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={row}>
          <Mail className="size-5 shrink-0" aria-hidden="true" />
          {email}
        </a>
      )}
      {socialNetworks.map(({ network, url }) => (
        <OutsideLink key={url} href={url} rel="nofollow" className={row}>
          {network}
        </OutsideLink>
      ))}
    </address>
  )
}
