import type { mailingsRefusals as declared } from '../../../contract/mailings/refusals.ts'

export const mailingsRefusals = {
  mailingUnknown: 'There is no such mailing.',
  emailRequired: 'Please add an email in the settings first.',
  linkInvalid: 'This link isn’t valid: it may be too old or copied in part.',
  mailingNotEditable: 'A mailing can be changed only while it is a draft or rejected.',
  mailingNotDraft: 'Only a draft can be submitted. Please correct and save a rejected mailing first.',
  mailingNotSending: 'This isn’t possible now: the mailing is in another state. Please reload the page.',
  noRecipients: 'Nobody would get this letter: please choose recipients.',
  mailingIncomplete: 'Please finish the letter: it has an empty block or no text yet.',
  placeholderUnknown: 'The text has a placeholder that we don’t know. All placeholders are listed below the text.',
  placeholderNeedsEvent: 'The text has a placeholder about an event. Please link an event to the mailing.',
  otherAddress: 'A test letter goes to your own confirmed email only.',
  tooManyMailings: 'You have too many drafts already. Please delete some.',
} satisfies Record<keyof typeof declared, string>
