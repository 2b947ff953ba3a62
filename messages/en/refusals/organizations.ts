import type { organizationsRefusals as declared } from '../../../contract/organizations/refusals.ts'

export const organizationsRefusals = {
  organizationExists: 'This organization exists already. Ask for admin rights on its page.',
  alreadyOrganizationAdmin: 'The user is already an admin of this organization.',
  appealWaiting: 'Your request is being reviewed. Please wait for the answer.',
  appealDecided: 'This request has already been decided.',
  lastOrganizationAdmin: 'The last admin can’t be removed. Appoint another one first.',
  freshOrganizationAdmin: 'Your rights were approved just now. You can appoint and remove admins in a minute.',
  tooManyAdmins: 'The organization already has the largest number of admins.',
} satisfies Record<keyof typeof declared, string>
