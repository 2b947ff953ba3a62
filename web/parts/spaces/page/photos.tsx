import type { Place } from '../../../../contract/spaces/places.ts'
import { useWords } from '../../../kernel/words.tsx'
import { PlaceCover } from '../place-cover.tsx'

/** On a phone a row to swipe; on a desk the first photo large and up to four beside it. Each opens in full size. Without photos the drawn cover. */
export const PlacePhotos = ({ place }: { place: Place }) => {
  const t = useWords().spaces
  const [first, ...others] = place.photos
  if (!first)
    return (
      <div className="aspect-16/9 max-h-64 w-full overflow-hidden rounded-3xl sm:aspect-5/1">
        <PlaceCover place={place} isLarge />
      </div>
    )
  const linkClass = 'block size-full overflow-hidden rounded-2xl'
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex snap-x gap-3 overflow-x-auto sm:grid sm:h-96 sm:grid-cols-4 sm:grid-rows-2">
        <li className={`${tile} ${others.length > 0 ? 'sm:col-span-2 sm:row-span-2' : 'sm:col-span-4 sm:row-span-2'}`}>
          <a href={first.url} className={linkClass}>
            <img src={first.url} alt={t.page.photo(1, place.name)} className="aspect-16/9 size-full object-cover sm:aspect-auto" />
          </a>
        </li>
        {others.map((photo, index) => (
          <li key={photo.url} className={`${tile} ${besideClass(index, others.length)}`}>
            <a href={photo.url} className={linkClass}>
              <img
                src={photo.url}
                alt={t.page.photo(index + 2, place.name)}
                loading="lazy"
                className="aspect-16/9 size-full object-cover sm:aspect-auto"
              />
            </a>
          </li>
        ))}
      </ul>
      {others.length > besideFirst && (
        <details className="max-sm:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
            {t.page.otherPhotos(others.length - besideFirst)}
          </summary>
          <ul className="mt-2 grid grid-cols-4 gap-3">
            {others.slice(besideFirst).map((photo, index) => (
              <li key={photo.url}>
                <a href={photo.url} className={linkClass}>
                  <img
                    src={photo.url}
                    alt={t.page.photo(index + besideFirst + 2, place.name)}
                    loading="lazy"
                    className="aspect-16/9 size-full object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Photos beside the first one on a desk. */
const besideFirst = 4

/** On a phone the next photo shows that there are more. */
const tile = 'shrink-0 snap-start max-sm:w-full max-sm:not-only:w-[88%]'

/** Up to four photos fill the half beside the first one without a gap. */
const besideClass = (index: number, count: number): string => {
  if (index >= besideFirst) return 'sm:hidden'
  if (count === 1) return 'sm:col-span-2 sm:row-span-2'
  return count === 2 || (count === 3 && index === 2) ? 'sm:col-span-2' : ''
}
