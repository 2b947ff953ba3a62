import type { FormFields } from '../../../forms/form-fields.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { ComboboxOption } from '../../../ui/combobox-options.ts'

type Props = { fields: FormFields; label: string; help: string; chosen?: ComboboxOption[]; error?: string; isOptional?: string }

/** Users found by name; without scripts the typed names go as text. */
export const PeoplePicker = ({ fields, label, help, chosen = [], error = 'userIds', isOptional }: Props) => (
  <Combobox
    {...fields.choice('userIds', label, { error })}
    help={help}
    isOptional={isOptional}
    placeholder={useWords().wizard.typeName}
    options={[]}
    load={findUsers}
    textName="userIdsText"
    chosen={chosen}
    isMultiple
  />
)

const findUsers = async (q: string): Promise<ComboboxOption[]> => {
  const attempt = await browserApi('GET /users/completion', { query: { q } })
  if (!attempt.ok) throw new Error('users could not be loaded')
  return attempt.reply._items.map(({ id, name, position }) => ({ id, label: name, ...(position && { note: position }) }))
}
