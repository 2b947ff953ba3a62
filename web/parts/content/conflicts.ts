import { flagOf, listOf, textOf } from '../../forms/form-data.ts'
import { type ContentRow, type FormField, removalOf, storedText, uploadOf } from './content-table.ts'

/** A field whose typed value differs from the one that another editor has stored. */
export type Conflict = { name: string; mine: string; isUntouched: boolean }

/** The values that the form was opened with, in one field of the form. */
export const openedWith = (fields: FormField[], row: ContentRow): string =>
  new URLSearchParams(fields.map(({ name }) => [name, storedText(row, name)])).toString()

type Refused = { form: FormData; sent: Record<string, string>; current: ContentRow }

export const conflictsOf = (fields: FormField[], { form, sent, current }: Refused): Conflict[] => {
  const opened = new URLSearchParams(textOf(form, 'opened'))
  return fields.flatMap(({ name, kind }) => {
    const [before, theirs] = [opened.get(name), storedText(current, name)]
    const mine = kind === 'picture' ? pictureIn(form, name, before ?? theirs) : (sent[name] ?? '')
    return isSame(mine, theirs) ? [] : [{ name, mine, isUntouched: before !== null && isSame(mine, before) }]
  })
}

/** A new picture has no address yet, so its upload stands for it. */
const pictureIn = (form: FormData, name: string, before: string): string => {
  const file = form.get(name)
  const uploaded = listOf(form, uploadOf(name)).findLast((id) => id !== '')
  if (file instanceof File && file.size > 0) return file.name
  return uploaded ?? (flagOf(form, removalOf(name)) ? '' : before)
}

/** Forms are posted with other line ends than the stored ones. */
const isSame = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
