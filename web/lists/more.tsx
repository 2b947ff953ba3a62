import { useRef } from 'react'
import { useWords } from '../kernel/words.tsx'
import { MoreLink } from '../ui/button.tsx'
import { ListError } from './list-error.tsx'
import type { MoreState } from './use-more.ts'

type Props = { more: MoreState; to: (page: number) => string; size?: 'normal' | 'large' }

/** The foot of a growing list: its next page, a failed one, or its end. Without scripts the link opens the next page. */
export const More = ({ more, to, size = 'normal' }: Props) => {
  const { lists } = useWords()
  const isPressed = useRef(false)
  const load = () => {
    isPressed.current = true
    return more.load()
  }
  // the end of the list replaces the pressed link, so it takes the focus
  const focus = (end: HTMLElement | null) => {
    if (isPressed.current) end?.focus()
  }
  if (more.isFailed) return <ListError retry={load} />
  if (more.next !== null)
    return (
      <p className="flex justify-center">
        <MoreLink to={to(more.next)} size={size} isLoading={more.isLoading} load={load}>
          {more.isLoading ? lists.loading : lists.loadMore}
        </MoreLink>
      </p>
    )
  if (!more.hasGrown) return null
  return (
    <p ref={focus} tabIndex={-1} className="text-center text-ink-soft">
      {lists.end}
    </p>
  )
}
