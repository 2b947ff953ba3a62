import type { ReactNode } from 'react'
import { activityTypes, organizationCounts, organizationLengths, organizationTypes } from '../../../../contract/organizations/limits.ts'
import type { ManagedOrganization } from '../../../../contract/organizations/shapes.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { CityFault } from '../../cities/city-choice.ts'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import { pictureTypes } from '../../people/own/pictures/picture-kinds.ts'
import { type ContactPerson, ContactRows } from './contact-rows.tsx'
import type { FormOptions } from './load-form.ts'
import type { Sent } from './read-fields.ts'

type Props = {
  fields: FormFields
  options: FormOptions
  /** The saved organization; null for a new one. */
  saved: ManagedOrganization | null
  city: string
  /** Admins, who may be contacts. */
  people: ContactPerson[]
  /** Values that a form without scripts posted. */
  sent: Sent | null
  cityFault: CityFault | null
  /** Of the number, found while the user goes on; an empty list is for the words of the form. */
  numberErrors: string[] | undefined
  /** Below the fields that identify the organization. */
  duplicate: ReactNode
}

/** Short fields first: those that identify the organization, then what it tells about itself. */
export const OrganizationFields = ({ fields, options, saved, city, people, sent, cityFault, numberErrors, duplicate }: Props) => {
  const { organizations, ownOrganizations, cities } = useWords()
  const t = ownOrganizations.form
  const number = fields.text('inn', t.inn, { saved: saved?.INN, faultText: t.innFault })
  return (
    <>
      <TextField {...fields.text('name', t.name, { saved: saved?.name })} help={t.nameHelp} required maxLength={organizationLengths.name} />
      <SelectField {...fields.text('type', t.type, { saved: saved?.type ?? 'commercial' })}>
        {organizationTypes.map((type) => (
          <option key={type} value={type}>
            {organizations.types[type]}
          </option>
        ))}
      </SelectField>
      <CityField
        {...fields.text('city', cities.label, { saved: city, faultText: useCityFaultText(cityFault) })}
        fault={cityFault}
        cities={options.cities}
        isOfUser={false}
      />
      <TextField
        {...number}
        errors={numberErrors?.length === 0 ? [t.innFault] : (numberErrors ?? number.errors)}
        help={t.innHelp}
        isOptional={t.optional}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      {duplicate}
      <TextArea
        {...fields.text('description', t.description, { saved: saved?.description })}
        help={t.descriptionHelp}
        isOptional={t.optional}
        rows={6}
        maxLength={organizationLengths.description}
      />
      <TextField
        {...fields.text('url', t.url, { saved: saved?.url })}
        isOptional={t.optional}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
      />
      <Logo fields={fields} saved={saved} />
      <ChoicePills
        legend={t.activities}
        name="activityTypes"
        isMultiple
        options={activityTypes.map((value) => ({ value, label: organizations.activities[value] }))}
        defaultValue={activityTypes.filter(
          (value) => fields.option('activityTypes', '', value, saved?.activityTypes.includes(value) ?? false).defaultChecked,
        )}
        errors={fields.errorsOf('activityTypes', t.activities)}
      />
      <Combobox
        {...fields.choice('okvedIds', t.okveds, { faultText: t.okvedUnknown })}
        textName="okvedIdsText"
        isMultiple
        isOptional={t.optional}
        help={t.okvedsHelp}
        options={options.okveds.map(okvedOption)}
        load={findOkveds}
        chosen={chosenOkveds(sent, { saved, options }).map(okvedOption)}
      />
      <ContactRows fields={fields} rows={sent?.contacts ?? saved?.contacts ?? []} people={people} max={organizationCounts.contacts} />
    </>
  )
}

const Logo = ({ fields, saved }: Pick<Props, 'fields' | 'saved'>) => {
  const { form: t } = useWords().ownOrganizations
  return (
    <div className="flex flex-col gap-3">
      <FileUpload {...fields.upload('logoFile', 'logo', t.logo)} purpose="logo" accept={pictureTypes} isOptional={t.optional} help={t.logoHelp} />
      {saved?.logo && (
        <div className="flex items-center gap-4">
          <img src={saved.logo.url} alt={t.logo} className="size-16 rounded-2xl border border-line object-cover" />
          <Checkbox {...fields.checkbox('removeLogo', t.removeLogo)} />
        </div>
      )}
    </div>
  )
}

type Okved = FormOptions['okveds'][number]

const okvedOption = ({ id, code, name }: Okved) => ({ id, label: `${code} ${name}` })

/** The saved classes, or those that a form without scripts posted. */
const chosenOkveds = (sent: Sent | null, { saved, options }: Pick<Props, 'saved' | 'options'>): Okved[] => {
  const known = [...(saved?.okveds ?? []), ...options.okveds]
  return sent ? sent.okvedIds.flatMap((id) => known.find((okved) => okved.id === id) ?? []) : (saved?.okveds ?? [])
}

const findOkveds: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /organizations/search-okved', { query: { q } })
  if (!attempt.ok) throw new Error('classes could not be loaded')
  return attempt.reply._items.map(okvedOption)
}
