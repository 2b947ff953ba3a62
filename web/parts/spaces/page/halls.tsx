import type { Place } from '../../../../contract/spaces/places.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageSection } from '../../events/page-section.tsx'

/** The halls of the place by space, each with its seats, equipment and the way to book it. */
export const Halls = ({ place: { halls = [], spaces } }: { place: Place }) => {
  const t = useWords().spaces
  if (halls.length === 0) return null
  return (
    <PageSection id="halls" title={t.page.halls}>
      <div className="flex flex-col gap-6">
        {spaces.map((space) => (
          <section key={space.id} aria-label={space.name}>
            {spaces.length > 1 && <h3 className="mb-2 font-semibold">{space.name}</h3>}
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
