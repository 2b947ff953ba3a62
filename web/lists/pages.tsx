import { useWords } from '../kernel/words.tsx'
import { ButtonLink } from '../ui/button.tsx'

type Props = {
  label: string
  page: number
  pageCount: number
  to: (page: number) => string
  words?: { previous: string; next: string }
  /** The list is one section of its page, which does not scroll to the top then. */
  isSection?: boolean
}

/** Links to the previous and the next page of a list. */
export const Pages = ({ label, page, pageCount, to, words, isSection = false }: Props) => {
  const { lists } = useWords()
  if (pageCount < 2 && page === 1) return null
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
      {page < pageCount ? (
        <ButtonLink to={to(page + 1)} preventScrollReset={isSection} look="quiet">
          {words?.next ?? lists.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
