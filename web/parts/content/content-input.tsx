import { useWords } from '../../kernel/words.tsx'
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { ContentAnswer } from './answer-content.ts'
import type { ContentRow, FormField, Option } from './content-table.ts'
import { useTableWords } from './content-words.ts'
import type { FormPage } from './load-content.ts'

type Props = { field: FormField; page: FormPage; answer: ContentAnswer | null }

/** The input of a field by its kind. Typed values survive a refusal; a newer stored value is shown beside it. */
export const ContentInput = ({ field, page, answer }: Props) => {
  const { content } = useWords()
  const { words, fieldName, valueText, optionName } = useTableWords(page.table, page.options)
  const { name, kind } = field
  const stored = storedText(page.row, name)
  const typed = answer?.typed ?? null
  const newer = answer?.current && storedText(answer.current, name) !== (typed?.[name] ?? '').trim() ? answer.current : null
  const isKept = kind === 'picture' || (kind === 'flag' && newer && storedText(newer, name) === (typed?.[name] ? 'true' : 'false'))
  const help = newer && !isKept ? content.nowStored(valueText(field, newer)) : words.help?.[name]
  const common = { name, label: fieldName(name), errors: answer?.errors[name], ...(help && { help }) }
  const optional = field.isRequired ? {} : { isOptional: content.optional }
  const value = typed ? (typed[name] ?? '') : stored
  return (
    <div id={`field-${name}`} className="scroll-mt-24">
      {kind === 'longText' && <TextArea {...common} rows={6} maxLength={field.max} defaultValue={value} />}
      {kind === 'flag' && (
        <>
          <Checkbox
            name={name}
            label={common.label}
            value="true"
            defaultChecked={value === 'true'}
            {...(common.errors && { errors: common.errors })}
          />
          {help && <p className="text-sm text-ink-soft">{help}</p>}
        </>
      )}
      {kind === 'picture' && <PictureInput {...common} {...optional} stored={stored} />}
      {(kind === 'choice' || kind === 'row') && (
        <SelectField {...common} {...optional} defaultValue={value}>
          {(!field.isRequired || stored === '') && <option value="">{field.isRequired ? content.choose : '—'}</option>}
          {optionsOf(field, page, optionName).map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </SelectField>
      )}
      {kind in inputTypes && (
        <TextField
          {...common}
          {...optional}
          type={inputTypes[kind] ?? 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          maxLength={kind === 'text' ? field.max : undefined}
          defaultValue={value}
          autoComplete="off"
        />
      )}
    </div>
  )
}

const inputTypes: Partial<Record<FormField['kind'], string>> = { text: 'text', number: 'text', ids: 'text', date: 'date', colour: 'color' }

const storedText = (row: ContentRow | null, name: string): string => {
  const value = row?.[name] ?? ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

const optionsOf = ({ name, options }: FormField, page: FormPage, optionName: (field: string, value: unknown) => string): Option[] =>
  page.options[name] ?? options?.map((option) => ({ value: String(option), name: optionName(name, option) })) ?? []

type PictureProps = { name: string; label: string; help?: string; errors?: string[] | undefined; isOptional?: string; stored: string }

const PictureInput = ({ stored, ...field }: PictureProps) => {
  const { content } = useWords()
  return (
    <div className="flex flex-col gap-3">
      {stored && <img src={stored} alt={field.label} className="aspect-video w-60 rounded-2xl object-cover" />}
      <TextField {...field} type="file" accept="image/*" />
      {stored && <Checkbox name={`${field.name}.remove`} label={content.removePicture} />}
    </div>
  )
}
