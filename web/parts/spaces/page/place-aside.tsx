import { CalendarCheck, Clock, Mail, Phone } from 'lucide-react'
import type { Place } from '../../../../contract/spaces/places.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { OpenHours } from './open-hours.tsx'

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
  const { page } = useWords().spaces
  return (
    <section aria-label={page.hours} className="flex flex-col gap-2 empty:hidden">
      <OpenHours
        hours={place}
        localNow={localNow}
        titled={(state) => (
          <h2 className="flex items-center gap-2 font-semibold">
            <Clock className="size-5 text-ink-soft" aria-hidden="true" />
            {state}
          </h2>
        )}
      />
    </section>
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
