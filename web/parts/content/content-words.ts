import { languageSuffixes } from '../../../contract/content/suffixes.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { type FormField, idsIn, lineOf, storedText, type TableWords } from './content-table.ts'
import { isHours } from './posted-hours.ts'

type Cell = { name: string; kind: FormField['kind'] }

/** Names of the fields and values of a table in the language of the page. */
export const useTableWords = ({ words, options }: { words: TableWords; options: Record<string, ComboboxOption[]> }) => {
  const { content, common } = useWords()
  const locale = useLocale()
  const optionName = (field: string, value: unknown): string =>
    options[field]?.find((option) => String(option.id) === String(value))?.label ?? words.options?.[field]?.[String(value)] ?? String(value)
  const fieldName = (field: string): string => {
    const language = locales.find((one) => words.fields[field] === undefined && field.endsWith(languageSuffixes[one]))
    if (!language) return words.fields[field] ?? field
    return `${words.fields[field.slice(0, -2)]}, ${common.languages[language].full}`
  }
  const hoursLine = (line: string): string => {
    const [day = '', open, close] = line.split('|').map((part) => part.trim())
    const name = isDay(day) ? format(`${day}T12:00:00Z`, { locale, zone: 'UTC', kind: 'yearDate' }) : (content.hours.weekdays[Number(day) - 1] ?? day)
    return open || close ? `${name} ${open}–${close}` : `${name}: ${content.hours.closed}`
  }
  const valueText = ({ name, kind }: Cell, row: Readonly<Record<string, unknown>>): string => {
    const value = row[name] ?? null
    if (value === null || value === '') return '—'
    if (typeof value === 'boolean') return value ? content.yes : content.no
    if (kind === 'ids')
      return (
        idsIn(String(value))
          .map((id) => optionName(name, id))
          .join('; ') || '—'
      )
    if (isHours({ kind })) return storedText(row, name).split('\n').map(hoursLine).join(', ')
    if (Array.isArray(value)) return value.map(lineOf).join(', ') || '—'
    if (kind === 'date' && isDay(value)) return format(`${value}T12:00:00Z`, { locale, zone: 'UTC', kind: 'yearDate' })
    return kind === 'choice' || kind === 'row' ? optionName(name, value) : String(value)
  }
  return { words, content, fieldName, optionName, valueText }
}

/** A refused form may hold any text. */
const isDay = (value: unknown) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(String(value))

const locales = ['ru', 'en', 'kz'] as const
