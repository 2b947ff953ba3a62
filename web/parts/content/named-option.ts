import type { ComboboxOption } from '../../ui/combobox-options.ts'

type Named = { id: number; name: string; position?: string | null }

/** The position tells users of one name apart. */
export const namedOption = ({ id, name, position }: Named): ComboboxOption => ({ id, label: name, ...(position && { note: position }) })
