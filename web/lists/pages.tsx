import { useWords } from '../kernel/words.tsx'
import { ButtonLink } from '../ui/button.tsx'

type Props = {
  label: string
  page: number
  pageCount: number
  to: (page: number) => string
  /** The page of the next link, if rows that left this page have moved it. */
  next?: number | undefined
  words?: { previous: string; next: string }
  /** The list is one section of its page, which does not scroll to the top then. */
  isSection?: boolean
}

/** Links to the previous and the next page of a list. */
export const Pages = ({ label, page, pageCount, to, next = page < pageCount ? page + 1 : undefined, words, isSection = false }: Props) => {
  const { lists } = useWords()
  if (pageCount < 2 && page === 1 && next === undefined) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink to={to(page - 1)} preventScrollReset={isSection} look="quiet">
          {words?.previous ?? lists.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      {pageCount > 1 && <p className="text-ink-soft tabular-nums">{lists.page(page, pageCount)}</p>}
      {next !== undefined ? (
        <ButtonLink to={to(next)} preventScrollReset={isSection} look="quiet">
          {words?.next ?? lists.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
