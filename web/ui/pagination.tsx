import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { grouped } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'

type Props = {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  to: (page: number) => To
  /** Names the list if a screen has several. */
  label?: string
  /** The list is one section of its page, which does not scroll to the top then. */
  isSection?: boolean
}

/** The place in a long list as links, with the numbers of the rows shown. One page has the numbers only. */
export const Pagination = ({ page, pageSize, total, to, label, isSection = false }: Props) => {
  const t = useWords().uiData
  if (total === 0) return null
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Range page={page} pageSize={pageSize} total={total} />
      {pages > 1 && (
        <nav aria-label={label ?? t.pages} className="flex items-center gap-1">
          <Step to={page > 1 ? to(page - 1) : null} rel="prev" isSection={isSection}>
            <ChevronLeft className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">{t.previous}</span>
          </Step>
          <Pages page={page} pages={pages} to={to} isSection={isSection} />
          <Step to={page < pages ? to(page + 1) : null} rel="next" isSection={isSection}>
            <span className="max-sm:sr-only">{t.next}</span>
            <ChevronRight className="size-5" aria-hidden="true" />
          </Step>
        </nav>
      )}
    </div>
  )
}

const Range = ({ page, pageSize, total }: Pick<Props, 'page' | 'pageSize' | 'total'>) => {
  const t = useWords().uiData
  const locale = useLocale()
  const [from, to, all] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, total), total].map((number) => grouped(number, locale))
  if (from === undefined || to === undefined || all === undefined) return null
  return <p className="text-ink-soft tabular-nums">{from === to ? t.rangeOfOne(from, all) : t.range(from, to, all)}</p>
}

const link = 'inline-flex min-h-(--control) min-w-(--control) items-center justify-center gap-1 rounded-xl px-2 tabular-nums'

/** At an end of the list an invisible step keeps the place, so that the links do not move. */
const Step = ({ to, rel, isSection, children }: { to: To | null; rel: 'prev' | 'next'; isSection: boolean; children: ReactNode }) =>
  to === null ? (
    <span aria-hidden="true" className={`${link} invisible`}>
      {children}
    </span>
  ) : (
    <Link to={to} rel={rel} preventScrollReset={isSection} className={`${link} hover:bg-sunken`}>
      {children}
    </Link>
  )

const Pages = ({ page, pages, to, isSection }: { page: number; pages: number; to: Props['to']; isSection: boolean }) => {
  const t = useWords().uiData
  const locale = useLocale()
  return (
    <ul className="flex items-center">
      {nearby(page, pages).map((number, place) =>
        number === null ? (
          <li key={`gap${place}`} className="px-1 text-ink-soft max-sm:hidden" aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number} className={number === page ? '' : 'max-sm:hidden'}>
            <Link
              to={to(number)}
              preventScrollReset={isSection}
              aria-label={t.page(grouped(number, locale))}
              aria-current={number === page ? 'page' : undefined}
              className={`${link} hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent`}
            >
              {grouped(number, locale)}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

/** The first page, the last page and the neighbours of the current one; null stands for pages left out. */
const nearby = (page: number, pages: number): (number | null)[] => {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1 || pages <= 7,
  )
  return shown.flatMap((number, place) => (place > 0 && number - (shown[place - 1] ?? number) > 1 ? [null, number] : [number]))
}
