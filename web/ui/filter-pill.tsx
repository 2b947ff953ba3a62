import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from './menu.tsx'

const pill = 'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 font-medium whitespace-nowrap'
const sheet =
  'max-h-[70dvh] w-80 overflow-y-auto p-4 max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:rounded-b-none'

type PillProps = { name: string; value?: string | undefined; isDisabled?: boolean | undefined; children: ReactNode }

/** A filter of the bar: its name or its chosen value. On a phone its choices open as a sheet. */
export const FilterPill = ({ name, value, isDisabled, children }: PillProps) => {
  if (isDisabled)
    return (
      <button type="button" disabled className={`${pill} border-line bg-sunken text-ink-soft`}>
        {name}
      </button>
    )
  return (
    <Menu
      name="filter"
      summaryClass={`${pill} ${value ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken'}`}
      panelClass={sheet}
      label={<PillLabel name={name} value={value} />}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 text-lg font-semibold">{name}</legend>
        {children}
      </fieldset>
    </Menu>
  )
}

const PillLabel = ({ name, value }: Pick<PillProps, 'name' | 'value'>) => (
  <>
    {value ? (
      <>
        <span className="sr-only">{`${name}: `}</span>
        <span className="max-w-44 truncate">{value}</span>
      </>
    ) : (
      name
    )}
    <ChevronDown className="size-4" aria-hidden="true" />
  </>
)

type ChoiceProps = { type: 'radio' | 'checkbox'; name: string; value: string; label: string; count?: number; isChosen: boolean }

/** A page has hundreds of choices, so one class carries all their styles. */
export const Choice = ({ type, name, value, label, count, isChosen }: ChoiceProps) => (
  <label className="choice">
    <input type={type} name={name} value={value} defaultChecked={isChosen} />
    <span>{label}</span>
    {count !== undefined && <small>{count}</small>}
  </label>
)
