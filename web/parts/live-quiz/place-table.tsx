import type { LivePlayer, PlaceRow } from '../../../contract/live-quiz/live-quiz.ts'
import { grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'

type Props = { title: string; rows: readonly PlaceRow[]; me: LivePlayer | null }

/** The table of places. The own row stays at the foot of the screen until the table shows it. */
export const PlaceTable = ({ title, rows, me }: Props) => {
  const { finish: t } = useWords().liveQuiz
  const own = me?.place ? { ...me, place: me.place } : null
  const isListed = rows.some(({ playerId }) => playerId === own?.playerId)
  return (
    <table className="w-full border-separate border-spacing-0 text-left">
      <caption className="pb-3 text-left text-lg font-semibold">{title}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="w-12 px-2 py-2 sm:w-16 sm:px-3 font-normal">
            {t.place}
          </th>
          <th scope="col" className="px-2 py-2 sm:px-3 font-normal">
            {t.name}
          </th>
          <th scope="col" className="px-2 py-2 sm:px-3 text-right font-normal">
            {t.rightCount}
          </th>
          <th scope="col" className="px-2 py-2 sm:px-3 text-right font-normal">
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlaceLine key={row.playerId} row={row} isOwn={row.playerId === own?.playerId} />
        ))}
        {own && !isListed && <PlaceLine row={own} isOwn />}
      </tbody>
    </table>
  )
}

const PlaceLine = ({ row, isOwn }: { row: PlaceRow; isOwn: boolean }) => {
  const { finish: t } = useWords().liveQuiz
  const locale = useLocale()
  const cell = `border-t border-line px-2 py-2 sm:px-3 ${isOwn ? 'bg-accent-soft' : ''}`
  return (
    <tr className={isOwn ? 'sticky bottom-0 font-semibold' : ''} aria-current={isOwn || undefined}>
      <td className={`${cell} rounded-l-xl tabular-nums`}>{row.place}</td>
      <th scope="row" className={`${cell} font-[inherit] wrap-anywhere`}>
        {row.name ?? <span className="text-ink-soft">{t.erased}</span>}
        {isOwn && <span className="ml-2 font-normal text-ink-soft">{t.you}</span>}
      </th>
      <td className={`${cell} text-right tabular-nums`}>{row.rightCount}</td>
      <td className={`${cell} rounded-r-xl text-right tabular-nums`}>{grouped(row.points, locale)}</td>
    </tr>
  )
}
