import type { Place } from '../../../../contract/spaces/places.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageSection } from '../../events/page-section.tsx'
import type { Hours } from './hours.ts'
import { OpenHours } from './open-hours.tsx'

/** The halls of the place by space, each with its seats, equipment and the way to book it. */
export const Halls = ({ place, localNow }: { place: Place; localNow: string }) => {
  const t = useWords().spaces
  const { halls = [], spaces } = place
  if (halls.length === 0) return null
  return (
    <PageSection id="halls" title={t.page.halls}>
      <div className="flex flex-col gap-6">
        {spaces.map((space) => (
          <section key={space.id} aria-label={space.name}>
            {spaces.length > 1 && <h3 className="mb-2 font-semibold">{space.name}</h3>}
            {!hasHoursOf(place, space) && <SpaceHours hours={space} localNow={localNow} />}
            <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
              {halls
                .filter(({ spaceId }) => spaceId === space.id)
                .map((hall) => (
                  <li key={hall.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
                    {hall.photos[0] && <img src={hall.photos[0].url} alt="" loading="lazy" className="h-16 w-24 rounded-xl object-cover" />}
                    <div className="min-w-40 flex-1">
                      <p className="font-medium wrap-break-word">{hall.name}</p>
                      <p className="text-sm text-ink-soft">{[t.seats(hall.capacity), ...hall.equipment].join(' · ')}</p>
                    </div>
                    {space.isActive && hall.isActive && (
                      <ButtonLink to={paths.createBooking({ spaceId: space.id, hallId: hall.id })} look="quiet" size="small">
                        {t.page.book}
                      </ButtonLink>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  )
}

const hasHoursOf = (place: Hours, space: Hours): boolean =>
  JSON.stringify([place.schedule, place.specialDays]) === JSON.stringify([space.schedule, space.specialDays])

/** The hours of a space that is not open as long as its place. */
const SpaceHours = (props: { hours: Hours; localNow: string }) => {
  const { page } = useWords().spaces
  return (
    <details className="mb-3">
      <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">{page.spaceHours}</summary>
      <div className="flex w-fit flex-col gap-2">
        <OpenHours {...props} titled={(state) => <p className="font-semibold">{state}</p>} />
      </div>
    </details>
  )
}
