import { participantRoles } from '../../../../contract/attendees/limits.ts'
import { mailingRecipientStates } from '../../../../contract/mailings/limits.ts'
import type { MailingRecipients } from '../../../../contract/mailings/shapes.ts'
import { listOf, numberOf } from '../../../forms/form-data.ts'

/** Cities and users that the form names by text before scripts load. */
type Typed = { cityIds: readonly number[]; userIds: readonly number[] }

/** The recipients that the form chooses; the live count reads the same fields in the browser. */
export const postedRecipients = (form: FormData, typed: Typed = { cityIds: [], userIds: [] }): MailingRecipients => {
  const organizationId = numberOf(form, 'organizationId')
  return {
    eventIds: idsOf(form, 'recipientEvents'),
    states: mailingRecipientStates.filter((state) => listOf(form, 'states').includes(state)),
    roles: participantRoles.filter((role) => listOf(form, 'roles').includes(role)),
    themes: idsOf(form, 'themes'),
    cityIds: [...new Set([...idsOf(form, 'recipientCities'), ...typed.cityIds])],
    userIds: [...new Set([...idsOf(form, 'userIds'), ...typed.userIds])],
    organizationId: organizationId > 0 ? organizationId : null,
  }
}

export const idsOf = (form: FormData, name: string): number[] => [
  ...new Set(
    listOf(form, name)
      .map(Number)
      .filter((id) => id > 0),
  ),
]
