import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

/** Links to the parts of one screen, as an underlined row. On a phone the row scrolls sideways, with the open tab in sight. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    ref={showOpenTab}
    aria-label={label}
    className="relative flex gap-4 overflow-x-auto max-sm:text-sm sm:gap-6 shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none]"
  >
    {children}
  </nav>
)

/** Scrolls the row only: scrollIntoView would also move the page. */
const showOpenTab = (row: HTMLElement | null) => {
  const open = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !open) return
  const [outer, inner] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

type TabProps = ComponentProps<typeof Link> & {
  isOpen: boolean
  /** A number beside the name. */
  count?: number | undefined
  /** The number in words, for screen readers. */
  countLabel?: string | undefined
}

export const Tab = ({ isOpen, count, countLabel, children, ...rest }: TabProps) => (
  <Link
    {...rest}
    preventScrollReset
    aria-current={isOpen ? 'true' : undefined}
    className="inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-soft -outline-offset-3 hover:border-line-strong hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
  >
    {children}
    {count !== undefined && (
      <span className="text-xs text-ink-soft">
        <span aria-hidden={countLabel ? true : undefined}>{count}</span>
        {countLabel && <span className="sr-only">{countLabel}</span>}
      </span>
    )}
  </Link>
)
