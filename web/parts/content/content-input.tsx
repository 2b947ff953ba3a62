import type { FormFields } from '../../forms/form-fields.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type ContentRow, type FormField, idsIn, type RowSource, storedText, typedIdsOf } from './content-table.ts'
import { useTableWords } from './content-words.ts'
import { findRows } from './find-rows.ts'
import { DayHoursInput, type HoursProps, WeekHoursInput } from './hours-input.tsx'
import type { FormPage } from './load-content.ts'
import { PictureInput } from './picture-input.tsx'
import { PicturesInput } from './pictures-input.tsx'

type Props = {
  field: FormField
  input: ReturnType<FormFields['text']>
  page: FormPage
  current: ContentRow | null
  uploaded: string | undefined
  hours: Pick<HoursProps, 'fields' | 'stored' | 'rows' | 'isMerged'>
}

/** The input of a field by its kind. A value that another editor has stored meanwhile is shown beside the typed one. */
export const ContentInput = ({ field, input, page, current, uploaded, hours }: Props) => {
  const { words, content, optionName, valueText } = useTableWords(page)
  const { name, kind, isRequired } = field
  const { defaultValue, ...named } = input
  const stored = storedText(page.row, name)
  const isNewer = current && kind !== 'picture' && storedText(current, name) !== String(defaultValue).trim()
  const help = isNewer ? content.nowStored(valueText(field, current)) : words.help?.[name]
  if (kind === 'flag')
    return (
      <div>
        <Checkbox {...named} defaultChecked={defaultValue === 'true'} value="true" />
        {help && <p className="text-sm text-ink-soft">{help}</p>}
      </div>
    )
  const common = { ...named, ...(help && { help }), ...(!isRequired && { isOptional: content.optional }) }
  if (kind === 'weekHours') return <WeekHoursInput field={field} label={input.label} help={help} {...hours} />
  if (kind === 'dayHours') return <DayHoursInput field={field} label={input.label} help={help} {...hours} />
  if (kind === 'longText') return <TextArea {...common} rows={6} maxLength={field.max} defaultValue={defaultValue} />
  if (kind === 'lines' || kind === 'records') return <TextArea {...common} rows={4} defaultValue={defaultValue} />
  if (kind === 'row') {
    const options = page.options[name] ?? []
    return <Combobox {...common} options={options} chosen={options.filter(({ id }) => String(id) === String(defaultValue))} />
  }
  const source = page.sources[name]
  if (kind === 'ids' && source) return <LinkedInput common={common} source={source} options={page.options[name] ?? []} typed={String(defaultValue)} />
  if (kind === 'date') return <DateField {...common} defaultValue={String(defaultValue)} />
  if (kind === 'pictures')
    return <PicturesInput field={common} max={field.max ?? 1} stored={addressesIn(String(defaultValue))} uploaded={uploaded?.split('\n') ?? []} />
  if (kind === 'picture') return <PictureInput field={common} stored={stored} uploaded={uploaded} />
  if (kind === 'choice')
    return (
      <SelectField {...common} defaultValue={defaultValue}>
        {(!isRequired || stored === '') && <option value="">{isRequired ? content.choose : '—'}</option>}
        {field.options?.map((option) => (
          <option key={option} value={option}>
            {optionName(name, option)}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      {...common}
      type={kind === 'colour' ? 'color' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : kind === 'decimal' ? 'decimal' : undefined}
      maxLength={kind === 'text' ? field.max : undefined}
      defaultValue={defaultValue}
      autoComplete="off"
    />
  )
}

/** The saved pictures among those of a form; the others are uploads. */
const addressesIn = (lines: string) => lines.split(/\s+/).filter((line) => line.startsWith('/files/'))

type LinkedProps = {
  common: Omit<ReturnType<FormFields['text']>, 'defaultValue'> & { isOptional?: string; help?: string }
  source: RowSource
  options: ComboboxOption[]
  typed: string
}

/** Rows found by name, in the order in which they were chosen. Without scripts their numbers are typed. */
const LinkedInput = ({ common, source, options, typed }: LinkedProps) => {
  const ids = idsIn(typed)
  const chosen = ids.flatMap((id) => options.find((option) => String(option.id) === id) ?? [])
  const unknown = ids.filter((id) => !chosen.some((option) => String(option.id) === id))
  return (
    <Combobox
      {...common}
      isMultiple
      options={[]}
      load={findRows[source]}
      textName={typedIdsOf(common.name)}
      chosen={chosen}
      defaultText={unknown.join(', ')}
    />
  )
}
