import type { ComboboxOption, LoadOptions } from './combobox-options.ts'
import type { FieldFrameProps } from './field.tsx'

export type ComboboxProps = FieldFrameProps & {
  /** Posted once for each chosen option, with its id. */
  name: string
  /** All options of a local list; of a remote one the first suggestions. */
  options: ComboboxOption[]
  /** Makes the list remote: options for the typed text. */
  load?: LoadOptions
  /** Posted with the text of the user. A remote list needs it for browsers without scripts; values are separated by commas. */
  textName?: string
  /** Text that is not in the list becomes a value, posted in `textName`. */
  canAdd?: boolean
  isMultiple?: boolean
  chosen?: ComboboxOption[]
  /** The text of a remote list before the user types, as `textName` posts it. */
  defaultText?: string
  placeholder?: string
  /** The user chose options in the list, which takes scripts. */
  onChoose?: (options: ComboboxOption[]) => void
}
