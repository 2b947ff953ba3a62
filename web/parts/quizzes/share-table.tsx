import { grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'

type Props = { label: string; rows: readonly { key: string; title: string; count: number }[]; answered: number }

/** Numbers of answers by option: a table whose rows are drawn as bars. */
export const ShareTable = ({ label, rows, answered }: Props) => {
  const t = useWords().quizzes.stats
  const locale = useLocale()
  return (
    <table className="w-full">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-left text-sm text-ink-soft">
          <th scope="col" className="pb-1 font-medium">
            {t.option}
          </th>
          <th scope="col" className="pb-1 pl-4 text-right font-medium">
            {t.count}
          </th>
          <th scope="col" className="pb-1 pl-4 text-right font-medium">
            {t.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, count }) => {
          const share = answered > 0 ? Math.round((100 * count) / answered) : 0
          return (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="w-full py-2 text-left font-normal wrap-anywhere">
                {title}
                <span className="mt-1 block h-2 rounded-full bg-sunken" aria-hidden="true">
                  <span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
                </span>
              </th>
              <td className="py-2 pl-4 text-right align-top tabular-nums">{grouped(count, locale)}</td>
              <td className="py-2 pl-4 text-right align-top font-medium tabular-nums">{`${share}\u00A0%`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
