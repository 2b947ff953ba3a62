import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import type { Linked, SectionField, SectionProps } from './section.ts'

type Props = Pick<SectionProps, 'remember' | 'linked'> & {
  field: SectionField
  /** Ids of the chosen users. */
  chosen: readonly number[]
  isMultiple?: boolean
  help?: string
  isOptional?: string
}

/** Users found by name. Posts their ids as the name of the field; without scripts the typed name goes as `…Text`. */
export const UserPicker = ({ field, chosen, linked, remember, ...rest }: Props) => (
  <Combobox
    placeholder={useWords().wizard.typeName}
    {...field}
    {...rest}
    options={[]}
    load={findUsers(remember)}
    textName={`${field.name}Text`}
    chosen={chosen.flatMap((id) => linked.users.filter((user) => user.id === id).map(optionOf))}
  />
)

type User = Linked['users'][number] & { position?: string | null }

const optionOf = ({ id, name, position }: User) => ({ id, label: name, ...(position && { note: position }) })

const findUsers =
  (remember: SectionProps['remember']): LoadOptions =>
  async (q) => {
    const attempt = await browserApi('GET /users/completion', { query: { q } })
    if (!attempt.ok) throw new Error('users could not be loaded')
    remember({ users: attempt.reply._items })
    return attempt.reply._items.map(optionOf)
  }
