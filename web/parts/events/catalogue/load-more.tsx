import { useWords } from '../../../kernel/words.tsx'
import { ButtonLink, Spinner } from '../../../ui/button.tsx'
import type { MoreEvents } from './use-more-events.ts'

/** Appends the next page; without scripts it leads there. */
export const LoadMore = ({ more }: { more: MoreEvents }) => {
  const t = useWords()
  if (!more.hasMore) return null
  const load = (press: React.MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    if (!more.isLoading) more.load()
  }
  return (
    <p className="mt-10 flex justify-center">
      <ButtonLink to={more.nextUrl} look="quiet" size="large" onClick={load} aria-busy={more.isLoading || undefined} preventScrollReset>
        {more.isLoading && <Spinner />}
        {more.isLoading ? t.events.loading : t.events.loadMore}
      </ButtonLink>
    </p>
  )
}
