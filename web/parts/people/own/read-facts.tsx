import type { ReactNode } from 'react'
import { useWords } from '../../../kernel/words.tsx'

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** An open editor shows the same values. */
const hiddenByEditor = '[&:has(+div>details[open])]:hidden'

/** The saved values of a section; an empty one is named too, because it can be added. */
export const ReadFacts = ({ facts }: Props) => {
  const { notGiven } = useWords().profile.own
  return (
    <dl className={`${hiddenByEditor} grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]`}>
      {facts.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value || <span className="text-ink-soft">{notGiven}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Short values, such as topics, as pills. */
export const ReadPills = ({ values }: { values: readonly string[] }) => {
  const { nothing } = useWords().profile.own
  if (values.length === 0) return <p className={`${hiddenByEditor} text-ink-soft`}>{nothing}</p>
  return (
    <ul className={`${hiddenByEditor} flex flex-wrap gap-2`}>
      {values.map((value) => (
        <li key={value} className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3 text-sm font-medium wrap-anywhere">
          {value}
        </li>
      ))}
    </ul>
  )
}
