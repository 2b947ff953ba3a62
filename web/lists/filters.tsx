import { useSearchParams } from 'react-router'
import { Choice, FilterPill } from '../ui/filter-pill.tsx'

export type Option = { id: number; name: string; count?: number }

type Props = { name: string; label: string; options: Option[]; isDisabled?: boolean }

/** A menu with options of which several may be chosen. */
export const ManyFilter = ({ name, label, options, isDisabled }: Props) => {
  const chosen = useChosen(name)
  return (
    <FilterPill name={label} value={namesOf(options, chosen)} isDisabled={isDisabled}>
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
    <FilterPill name={label} value={namesOf(options, chosen)} isDisabled={isDisabled}>
      <OneOf name={name} any={any} options={options} />
      {children}
    </FilterPill>
  )
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
  <label className="flex items-center gap-2 text-sm max-sm:justify-between">
    <span>{label}</span>
    <select
      name={name}
      defaultValue={useChosen(name)[0] ?? options[0]?.[0]}
      className="min-h-(--control) min-w-0 rounded-xl border border-line-strong bg-surface px-3 disabled:opacity-60"
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const useChosen = (name: string): string[] => useSearchParams()[0].getAll(name)

const namesOf = (options: Option[], chosen: string[]): string | undefined =>
  options
    .filter(({ id }) => chosen.includes(String(id)))
    .map((option) => option.name)
    .join(', ') || undefined
