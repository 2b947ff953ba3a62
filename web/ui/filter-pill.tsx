import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from './menu.tsx'

const pill =
  'inline-flex min-h-(--control) shrink-0 items-center gap-1.5 rounded-full border px-4 font-medium whitespace-nowrap max-sm:flex max-sm:justify-between max-sm:rounded-xl'
const restOnPhone = 'max-sm:inline-flex max-sm:min-h-9 max-sm:justify-start max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-accent'
const panel =
  'max-h-[70dvh] w-80 overflow-y-auto p-4 max-sm:static max-sm:mt-0 max-sm:max-h-none max-sm:w-full max-sm:border-0 max-sm:px-1 max-sm:shadow-none'

type Quick = { choices: ReactNode; rest: string }

type PillProps = {
  name: string
  value?: string | undefined
  isDisabled?: boolean | undefined
  /** The most frequent choices, which the sheet of a phone shows at once, and the name of the others there. */
  quick?: Quick | undefined
  children: ReactNode
}

/** A filter of the bar: its name or its chosen value. In the sheet of a phone its choices unfold in place. */
export const FilterPill = ({ quick, ...filter }: PillProps) =>
  quick && !filter.isDisabled ? (
    <div className="flex flex-col gap-2 sm:contents">
      <p className="font-semibold sm:hidden">{filter.name}</p>
      <div className="sm:hidden">{quick.choices}</div>
      <Pill {...filter} rest={quick.rest} />
    </div>
  ) : (
    <Pill {...filter} />
  )

const Pill = ({ name, value, isDisabled, rest, children }: Omit<PillProps, 'quick'> & { rest?: string }) => {
  if (isDisabled)
    return (
      <button type="button" disabled className={`${pill} border-line bg-sunken text-ink-soft`}>
        {name}
      </button>
    )
  return (
    <Menu
      name="filter"
      summaryClass={`${pill} ${rest ? restOnPhone : ''} ${value ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken'}`}
      panelClass={panel}
      label={<PillLabel name={name} value={value} rest={rest} />}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys move between the options, so only a pointer closes the menu */}
      <fieldset className="flex flex-col gap-1" onClick={closeAfterOne}>
        <legend className="mb-2 text-lg font-semibold max-sm:sr-only">{name}</legend>
        {children}
      </fieldset>
    </Menu>
  )
}

/** One of many is the last choice of a menu; several of many are not. */
const closeAfterOne = (press: React.MouseEvent<HTMLElement>) => {
  const isOption = press.target instanceof Element && press.target.closest('label')?.querySelector('[type=radio]')
  const menu = press.currentTarget.closest('details')
  if (press.detail === 0 || !isOption || !menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

const PillLabel = ({ name, value, rest }: Pick<PillProps, 'name' | 'value'> & { rest: string | undefined }) => (
  <>
    {rest && <span className="sm:hidden">{rest}</span>}
    <span className={rest ? 'max-sm:sr-only sm:contents' : 'contents'}>
      {value ? (
        <>
          <span className="sr-only">{`${name}: `}</span>
          <span className="max-w-44 truncate max-sm:max-w-none">{value}</span>
        </>
      ) : (
        name
      )}
    </span>
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
