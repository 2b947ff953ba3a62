import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { OutsideLink } from './outside-link.tsx'
import { PageSection } from './page-section.tsx'

/** The report after the event: photos stored here, and links to videos and albums. */
export const Gallery = ({ media, name }: { media: NonNullable<Event['media']>; name: string }) => {
  const { gallery: t } = useWords().eventPage
  const photos = media.flatMap(({ photo }) => (photo?.startsWith('/') ? [photo] : []))
  const links = media
    .flatMap(({ photo, video, links: albums }) => [video, photo?.startsWith('/') ? null : photo, ...albums])
    .filter((url) => url !== null)
  if (photos.length + links.length === 0) return null
  return (
    <PageSection id="gallery" title={t.title}>
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo}>
            <a href={photo} className="block overflow-hidden rounded-2xl">
              <img src={photo} alt={t.photo(index + 1, name)} loading="lazy" className="aspect-4/3 w-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-1 not-first:mt-4 empty:hidden">
        {links.map((url) => (
          <li key={url} className="wrap-anywhere">
            <OutsideLink href={url} rel="nofollow">
              {hostOf(url)}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** The site of an address, without its path, which says nothing to readers. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? url
