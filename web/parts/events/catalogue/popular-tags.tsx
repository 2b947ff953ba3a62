import { Link, useLocation } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'

/** Ways on from the end of a list. */
export const PopularTags = ({ tags }: { tags: string[] }) => {
  const t = useWords()
  const { pathname } = useLocation()
  if (tags.length === 0) return null
  return (
    <nav aria-label={t.events.filters.popularTags} className="mt-10 flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">{t.events.filters.popularTags}</span>
      {tags.map((tag) => (
        <Link
          key={tag}
          to={`${pathname}?${new URLSearchParams({ tag })}`}
          className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm font-medium text-ink-soft hover:bg-sunken"
        >
          {`#${tag}`}
        </Link>
      ))}
    </nav>
  )
}
