import type { Place } from '../../../../contract/spaces/places.ts'
import { useWords } from '../../../kernel/words.tsx'
import { PlaceCover } from '../place-cover.tsx'

/** The first photo large, four more beside it; each opens in full size. Without photos the drawn cover. */
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
    <ul className="grid gap-3 sm:h-96 sm:grid-cols-4 sm:grid-rows-2">
      <li className={others.length > 0 ? 'sm:col-span-2 sm:row-span-2' : 'sm:col-span-4 sm:row-span-2'}>
        <a href={first.url} className={linkClass}>
          <img src={first.url} alt={t.page.photo(1, place.name)} className="aspect-16/9 size-full object-cover sm:aspect-auto" />
        </a>
      </li>
      {others.slice(0, 4).map((photo, index) => (
        <li key={photo.url} className="max-sm:hidden">
          <a href={photo.url} className={linkClass}>
            <img src={photo.url} alt={t.page.photo(index + 2, place.name)} loading="lazy" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  )
}
