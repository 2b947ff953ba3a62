import type { mailingsRefusals as declared } from '../../../contract/mailings/refusals.ts'

export const mailingsRefusals = {
  mailingUnknown: 'There is no such mailing.',
  emailRequired: 'Please add an email in the settings first.',
  linkInvalid: 'This link isn’t valid: it may be too old or copied in part.',
} satisfies Record<keyof typeof declared, string>
