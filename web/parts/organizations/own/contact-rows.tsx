import { organizationLengths } from '../../../../contract/organizations/limits.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Errors, SelectField, TextField } from '../../../ui/field.tsx'
import { ListEditor } from '../../wizard/list-editor.tsx'
import type { ContactRow } from './read-fields.ts'

export type ContactPerson = { id: number; name: string }
type Props = { fields: FormFields; rows: readonly ContactRow[]; people: ContactPerson[]; max: number }

const empty: ContactRow = { userId: null, info: '', email: '', phone: '' }

/** Contacts as rows. Errors have the place of the row. */
export const ContactRows = ({ fields, rows, people, max }: Props) => {
  const t = useWords().ownOrganizations.form
  const field = (position: number, part: keyof ContactRow, label: string) => {
    const { defaultValue: _, ...props } = fields.text(`contacts.${position}.${part}`, label)
    return props
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-medium">{t.contacts}</legend>
      <ListEditor<ContactRow> label={t.contacts} name="contacts" rows={rows} empty={empty} max={max} add={t.addContact} rowName={t.contact}>
        {(row, prefix, position) => (
          <>
            <TextField
              {...field(position, 'info', t.contactInfo)}
              name={`${prefix}.info`}
              maxLength={organizationLengths.contactInfo}
              defaultValue={row.info}
            />
            <TextField
              {...field(position, 'email', t.contactEmail)}
              name={`${prefix}.email`}
              type="email"
              maxLength={organizationLengths.contactEmail}
              defaultValue={row.email}
            />
            <TextField
              {...field(position, 'phone', t.contactPhone)}
              name={`${prefix}.phone`}
              type="tel"
              maxLength={organizationLengths.contactPhone}
              defaultValue={row.phone}
            />
            <SelectField {...field(position, 'userId', t.contactUser)} name={`${prefix}.userId`} defaultValue={row.userId ?? ''}>
              <option value="">{t.noUser}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </ListEditor>
      <Errors errors={fields.errorsOf('contacts', t.contacts)} />
    </fieldset>
  )
}
