import { Link, type To } from 'react-router'
import { grouped } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'

export type Tile = {
  name: string
  value: number
  /** The value of the period before; without it no change is shown. */
  previous?: number
  to?: To
}

type Props = { label: string; tiles: readonly Tile[]; period: 'day' | 'week' | 'month' | 'year' }

/** Three to five numbers with the change against the last period in words. */
export const Tiles = ({ label, tiles, period }: Props) => {
  const locale = useLocale()
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {tiles.map((tile) => (
        <li key={tile.name} className="relative flex flex-col gap-1 rounded-2xl border border-line bg-surface p-4 has-[a:hover]:bg-sunken sm:p-6">
          <span className="text-sm text-ink-soft wrap-anywhere">
            {tile.to ? (
              <Link to={tile.to} className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:rounded-2xl">
                {tile.name}
              </Link>
            ) : (
              tile.name
            )}
          </span>
          <strong className="text-2xl font-semibold tabular-nums">{grouped(tile.value, locale)}</strong>
          {tile.previous !== undefined && <Change by={tile.value - tile.previous} period={period} />}
        </li>
      ))}
    </ul>
  )
}

const Change = ({ by, period }: { by: number; period: Props['period'] }) => {
  const t = useWords().uiData
  const difference = grouped(Math.abs(by), useLocale())
  const words = by === 0 ? t.same[period] : t.compared[period](by > 0 ? t.more(difference) : t.fewer(difference))
  return <span className="text-sm text-ink-soft">{words}</span>
}
