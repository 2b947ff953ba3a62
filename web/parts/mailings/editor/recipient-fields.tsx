import type { RefObject } from 'react'
import { participantRoles } from '../../../../contract/attendees/limits.ts'
import { mailingRecipientStates } from '../../../../contract/mailings/limits.ts'
import type { Mailing } from '../../../../contract/mailings/shapes.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { Errors, SelectField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { cityLabel, searchedName } from '../../cities/city-choice.ts'
import { PeoplePicker } from '../../people/choice/people-picker.tsx'
import type { MailingOptions, RecipientCount } from './load-mailing.ts'
import { RecipientSummary } from './recipient-summary.tsx'

type Props = { fields: FormFields; mailing: Mailing; options: MailingOptions; count: RecipientCount | null; form: RefObject<HTMLFormElement | null> }

/** The choice of recipients, with their number. */
export const RecipientFields = ({ fields, mailing, options, count, form }: Props) => {
  const { mailings: t } = useWords()
  const { recipients: r } = t
  const { eventIds = [], states = [], roles = [], themes = [], organizationId } = mailing.recipients
  return (
    <SectionCard title={r.title} lead={r.lead}>
      <Combobox
        {...fields.choice('recipientEvents', r.events, { error: 'recipients.eventIds' })}
        options={options.events}
        chosen={options.events.filter(({ id }) => eventIds.some((one) => one === id))}
        isMultiple
      />
      <ChoicePills
        legend={r.states}
        name="states"
        options={mailingRecipientStates.map((value) => ({ value, label: r.stateNames[value] }))}
        defaultValue={states}
        help={r.statesHelp}
        isMultiple
      />
      <details open={roles.length + themes.length + options.cities.length > 0} className="flex flex-col">
        <summary className="font-medium text-accent">{r.narrow}</summary>
        <div className="mt-4 flex flex-col gap-5">
          <ChoicePills
            legend={r.roles}
            name="roles"
            options={participantRoles.map((value) => ({ value, label: r.roleNames[value] }))}
            defaultValue={roles}
            isMultiple
          />
          <Combobox
            {...fields.choice('themes', r.themes)}
            options={options.themes}
            chosen={options.themes.filter(({ id }) => themes.includes(id))}
            isMultiple
          />
          <Combobox
            {...fields.choice('recipientCities', r.cities)}
            options={options.cities}
            chosen={options.cities}
            load={findCities}
            textName="cityText"
            isMultiple
          />
        </div>
      </details>
      {options.organizations.length > 0 && (
        <SelectField {...fields.text('organizationId', r.organization, { saved: organizationId ?? '', error: 'recipients.organizationId' })}>
          <option value="">{r.noOrganization}</option>
          {options.organizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <PeoplePicker
        fields={fields}
        label={r.users}
        help={r.usersHelp}
        chosen={options.users}
        error="recipients.userIds"
        isOptional={t.fields.optional}
      />
      <div id={fields.text('recipients', r.title).id} tabIndex={-1}>
        <Errors errors={fields.errorsOf('recipients', r.title)} />
      </div>
      <RecipientSummary form={form} saved={count} quizId={mailing.quizId} />
    </SectionCard>
  )
}

const findCities: LoadOptions = async (text) => {
  const attempt = await browserApi('GET /cities/search', { query: { q: searchedName(text) } })
  if (!attempt.ok) throw new Error('cities could not be loaded')
  return attempt.reply._items.map((city) => ({ id: city.id, label: cityLabel(city) }))
}
