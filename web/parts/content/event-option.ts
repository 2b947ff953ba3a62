import { localDate } from '../../kernel/format.ts'
import type { ComboboxOption } from '../../ui/combobox-options.ts'

type ListedEvent = { id: number; name: string; dateStart: string }

/** The day tells events of one name apart. */
export const eventOption = ({ id, name, dateStart }: ListedEvent): ComboboxOption => ({
  id,
  label: name,
  note: localDate(dateStart, 'Europe/Moscow'),
})
