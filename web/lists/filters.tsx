import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { FilterLinks } from '../ui/filter-links.tsx'
import { Choice, FilterPill } from '../ui/filter-pill.tsx'
import { Select } from '../ui/select.tsx'
import { pageName, pathWith } from './address.ts'

export type Option = { id: number; name: string; count?: number }

type Props = { name: string; label: string; options: Option[]; isDisabled?: boolean }

/** A menu with options of which several may be chosen. */
export const ManyFilter = ({ name, label, options, isDisabled }: Props) => {
  const chosen = useChosen(name)
  return (
    <FilterPill name={label} value={namesOf(options, chosen)} isDisabled={isDisabled} quick={useQuick({ name, options, isMany: true })}>
      {options.map((option) => (
        <OptionChoice key={option.id} type="checkbox" name={name} option={option} isChosen={chosen.includes(String(option.id))} />
      ))}
    </FilterPill>
  )
}

/** A menu with options of which one may be chosen; `any` names the choice of none. */
export const OneFilter = ({ name, label, any, options, isDisabled, children }: Props & { any: string; children?: React.ReactNode }) => {
  const chosen = useChosen(name)
  return (
    <FilterPill name={label} value={namesOf(options, chosen)} isDisabled={isDisabled} quick={useQuick({ name, options, isMany: false })}>
      <OneOf name={name} any={any} options={options} />
      {children}
    </FilterPill>
  )
}

const maxQuick = 6

/** The options that occur most often, and the chosen ones; none for a list without counts, or one that is short anyway. */
const useQuick = ({ name, options, isMany }: Pick<Props, 'name' | 'options'> & { isMany: boolean }) => {
  const { lists } = useWords()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chosen = useChosen(name)
  if (options.length <= 2 || options.some(({ count }) => count === undefined)) return undefined
  const frequent = new Set(options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, maxQuick))
  const links = options
    .map((option) => ({ option, isChosen: chosen.includes(String(option.id)) }))
    .filter(({ option, isChosen }) => isChosen || frequent.has(option))
    .map(({ option: { id, name: text }, isChosen }) => ({
      to: pathWith(pathname, toggled(params, { name, value: String(id), isMany })),
      name: text,
      isChosen,
    }))
  return { choices: <FilterLinks links={links} />, rest: lists.all(options.length) }
}

/** The parameters with a value, or without it where it is chosen, on the first page. */
const toggled = (params: URLSearchParams, { name, value, isMany }: { name: string; value: string; isMany: boolean }) => {
  const values = params.getAll(name)
  const isChosen = values.includes(value)
  const next = new URLSearchParams(params)
  next.delete(pageName)
  next.delete(name)
  for (const other of isMany ? values : []) if (other !== value) next.append(name, other)
  if (!isChosen) next.append(name, value)
  return next
}

/** The options of `OneFilter` alone, for a menu that has more than options. */
export const OneOf = ({ name, any, options }: Pick<Props, 'name' | 'options'> & { any: string }) => {
  const [chosen] = useChosen(name)
  return (
    <>
      <Choice type="radio" name={name} value="" label={any} isChosen={!chosen} />
      {options.map((option) => (
        <OptionChoice key={option.id} type="radio" name={name} option={option} isChosen={chosen === String(option.id)} />
      ))}
    </>
  )
}

type OptionProps = { type: 'radio' | 'checkbox'; name: string; option: Option; isChosen: boolean }

const OptionChoice = ({ option, ...rest }: OptionProps) => (
  <Choice {...rest} value={String(option.id)} label={option.name} {...(option.count !== undefined && { count: option.count })} />
)

/** Switches; each is a flag of the address. */
export const FlagFilters = ({ label, flags }: { label: string; flags: [name: string, text: string][] }) => (
  <fieldset className="flex min-w-0 flex-wrap gap-2">
    <legend className="sr-only">{label}</legend>
    {flags.map(([name, text]) => (
      <FlagFilter key={name} name={name} label={text} />
    ))}
  </fieldset>
)

/** `value` is for a flag that is one of several values of a filter. */
export const FlagFilter = ({ name, value = '1', label }: { name: string; value?: string; label: string }) => (
  <label className="inline-flex min-h-(--control) shrink-0 items-center gap-2.5 rounded-full border border-line px-3.5 text-sm has-checked:border-accent has-checked:bg-accent-soft">
    <input type="checkbox" name={name} value={value} defaultChecked={useChosen(name).includes(value)} className="size-4 accent-accent" />
    {label}
  </label>
)

type SelectProps = { name: string; label: string; options: [value: string, text: string][] }

/** One of a few values; the first option is the default. */
export const SelectFilter = ({ name, label, options }: SelectProps) => (
  <label htmlFor={`filter-${name}`} className="flex items-center gap-2 text-sm max-sm:justify-between">
    <span>{label}</span>
    <Select id={`filter-${name}`} name={name} defaultValue={useChosen(name)[0] ?? options[0]?.[0]} className="min-w-0">
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </label>
)

const useChosen = (name: string): string[] => useSearchParams()[0].getAll(name)

const namesOf = (options: Option[], chosen: string[]): string | undefined =>
  options
    .filter(({ id }) => chosen.includes(String(id)))
    .map((option) => option.name)
    .join(', ') || undefined
