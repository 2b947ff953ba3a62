import { Check, ChevronDown, Circle } from 'lucide-react'
import { Link, type To } from 'react-router'
import { grouped } from '../kernel/format.ts'
import { useLocale } from '../kernel/words.tsx'
import { Menu } from './menu.tsx'

type Item = {
  to: To
  name: string
  count?: number
  isCurrent?: boolean
  /** The state of a part to fill in, with the words for it. */
  mark?: { isDone: boolean; label: string } | undefined
}

export type NavigationGroup = {
  title?: string
  /** The current screen may list its sections below its name. */
  items: readonly (Item & { parts?: readonly Item[] })[]
}

type Props = {
  label: string
  groups: readonly NavigationGroup[]
}

/**
 * The parts of a cabinet: a list at the side of a desk, and on a phone a button with the current part that opens a sheet
 * from below. Both work without scripts.
 */
export const SideNavigation = ({ label, groups }: Props) => {
  const screen = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)
  const current = screen?.parts?.find(({ isCurrent }) => isCurrent) ?? screen
  return (
    <nav aria-label={label}>
      <div className="max-lg:hidden">
        <Groups groups={groups} />
      </div>
      <div className="lg:hidden">
        <Menu
          summaryClass="flex min-h-11 w-full items-center justify-between gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
          panelClass="max-h-[70dvh] overflow-y-auto p-4 max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:z-50 max-lg:rounded-b-none"
          label={
            <>
              <span className="truncate">{current?.name ?? label}</span>
              <ChevronDown className="size-5 shrink-0" aria-hidden="true" />
            </>
          }
        >
          <Groups groups={groups} />
        </Menu>
      </div>
    </nav>
  )
}

const Groups = ({ groups }: Pick<Props, 'groups'>) => (
  <div className="flex flex-col gap-6">
    {groups.map(({ title, items }) => (
      <div key={title ?? ''} className="flex flex-col gap-1">
        {title && <p className="px-3 text-sm font-medium text-ink-soft">{title}</p>}
        <ul className="flex flex-col">
          {items.map(({ parts, ...item }) => (
            <li key={item.name}>
              <ItemLink {...item} hasParts={parts !== undefined} />
              {parts && (
                <ul className="my-1 ml-3 flex flex-col border-l border-line pl-2">
                  {parts.map((part) => (
                    <li key={part.name}>
                      <ItemLink {...part} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** The current part is filled, not the screen around it. */
const ItemLink = ({ to, name, count, isCurrent, mark, hasParts = false }: Item & { hasParts?: boolean }) => {
  const locale = useLocale()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? placeOf(to) : undefined}
      className={`flex min-h-(--control) items-center justify-between gap-3 rounded-xl px-3 py-1 hover:bg-sunken aria-[current]:font-medium aria-[current]:text-accent ${hasParts ? '' : 'aria-[current]:bg-accent-soft'}`}
    >
      <span className="wrap-anywhere">{name}</span>
      {count !== undefined && <span className="text-sm text-ink-soft tabular-nums">{grouped(count, locale)}</span>}
      {mark && <Mark {...mark} />}
    </Link>
  )
}

const Mark = ({ isDone, label }: NonNullable<Item['mark']>) => (
  <>
    {isDone ? (
      <Check className="size-4 shrink-0 text-accent" aria-hidden="true" />
    ) : (
      <Circle className="mx-0.5 size-3 shrink-0 text-line-strong" aria-hidden="true" />
    )}
    <span className="sr-only">{label}</span>
  </>
)

/** A link to a section of the same page marks a location in it. */
const placeOf = (to: To) => (typeof to === 'string' && to.includes('#') ? 'location' : 'page')
