import { useLocation } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { formats, participationFormats } from './choices.ts'
import type { FilterOptions } from './load.ts'

type Props = { options: FilterOptions; params: URLSearchParams; isDisabled: boolean }

const select = 'min-h-11 rounded-xl border border-line-strong bg-surface px-3 disabled:opacity-60'
const check = 'flex min-h-11 items-center gap-2.5'

/** The filters users need less often. */
export const MoreFilters = ({ options, params, isDisabled }: Props) => {
  const { filters, participation, formats: formatNames } = useWords().events
  const { pathname } = useLocation()
  return (
    <fieldset disabled={isDisabled} className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl bg-sunken p-4" key={params.toString()}>
      <legend className="sr-only">{filters.more}</legend>
      <Choose
        name="typeIds"
        label={filters.type}
        any={filters.anyType}
        value={params.get('typeIds')}
        choices={options.types.map(({ id, name }) => [String(id), name])}
      />
      {pathname !== paths.eventsOnline() && (
        <Choose
          name="formats"
          label={filters.format}
          any={filters.anyType}
          value={params.get('formats')}
          choices={formats.map((value) => [value, formatNames[value]])}
        />
      )}
      <Choose
        name="participationFormat"
        label={filters.participation}
        any={filters.anyParticipation}
        value={params.get('participationFormat')}
        choices={participationFormats.map((value) => [value, participation[value]])}
      />
      <Check name="registrationActual" value="1" label={filters.registrationOpen} params={params} />
      <Check name="offline" value="1" label={filters.offline} params={params} />
      <Check name="additional" value="live" label={filters.withLive} params={params} />
      {pathname !== paths.competitions() && <Check name="additional" value="contest" label={filters.contests} params={params} />}
      <Check name="past" value="1" label={filters.past} params={params} />
    </fieldset>
  )
}

type ChooseProps = { name: string; label: string; any: string; value: string | null; choices: [string, string][] }

const Choose = ({ name, label, any, value, choices }: ChooseProps) => (
  <label className="flex items-center gap-2">
    <span className="text-sm">{label}</span>
    <select name={name} defaultValue={value ?? ''} className={select}>
      <option value="">{any}</option>
      {choices.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const Check = ({ name, value, label, params }: { name: string; value: string; label: string; params: URLSearchParams }) => (
  <label className={check}>
    <input type="checkbox" name={name} value={value} defaultChecked={params.getAll(name).includes(value)} className="size-5 accent-accent" />
    {label}
  </label>
)
