import { useState } from 'react'
import { grouped } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import { useScripts } from './use-scripts.ts'

/** All rows that match are chosen only together with the whole page. */
export const useMatching = (isWhole: boolean) => {
  const [isChosen, setChosen] = useState(false)
  if (isChosen && !isWhole) setChosen(false)
  return [isChosen && isWhole, setChosen] as const
}

type Props = { name: string; total: number; isOffered: boolean; isChosen: boolean; onChange: (isChosen: boolean) => void }

/** Chooses all rows that match the list, on other pages too. Without scripts it always stands in the bar. */
export const MatchingRows = ({ name, total, isOffered, isChosen, onChange }: Props) => {
  const t = useWords().uiData
  const locale = useLocale()
  const hasScripts = useScripts()
  return (
    <label
      className={`relative min-h-(--control) cursor-pointer items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isOffered ? 'inline-flex' : 'hidden noscript:inline-flex'}`}
    >
      <input
        type="checkbox"
        name={name}
        value={total}
        aria-label={t.allMatching(grouped(total, locale))}
        disabled={hasScripts && !isOffered}
        {...(hasScripts && { checked: isChosen })}
        onChange={(press) => onChange(press.currentTarget.checked)}
        className="size-4 accent-accent"
      />
      {t.all(grouped(total, locale))}
    </label>
  )
}
