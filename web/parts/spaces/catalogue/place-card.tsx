import { CalendarCheck, MapPin, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { PlaceCard as Place } from '../../../../contract/spaces/places.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { PlaceCover } from '../place-cover.tsx'

/** The title's link covers the whole card. */
export const PlaceCard = ({ place }: { place: Place }) => {
  const t = useWords().spaces
  const largest = place.capacityTiers.at(-1)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent hover:-translate-y-0.5 hover:shadow-raised">
      <div className="relative aspect-16/9 overflow-hidden">
        <PlaceCover place={place} />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="text-sm text-ink-soft">{t.types[place.type]}</p>
        <h2 className="line-clamp-3 text-lg leading-snug font-semibold hyphens-auto wrap-break-word">
          <Link to={paths.place(place.id)} className="outline-none after:absolute after:inset-0">
            {place.name}
          </Link>
        </h2>
        <p className="flex items-start gap-1.5 text-sm">
          <MapPin className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
          <span className="line-clamp-2">{[place.address.city, place.address.title].join(', ')}</span>
        </p>
        {(largest || place.isBookable) && (
          <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-ink-soft">
            {largest && (
              <span className="inline-flex items-center gap-1.5">
                <Users className="size-4" aria-hidden="true" />
                {t.hallsUpTo(place.hallCount, t.capacities[largest])}
              </span>
            )}
            {place.isBookable && (
              <span className="inline-flex items-center gap-1.5">
                <CalendarCheck className="size-4" aria-hidden="true" />
                {t.bookable}
              </span>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
