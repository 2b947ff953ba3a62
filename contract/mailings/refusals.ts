export const mailingsRefusals = {
  mailingUnknown: { status: 422, field: 'mailing_type_id' },
  emailRequired: { status: 422, field: 'email' },
  linkInvalid: { status: 422 },
  mailingNotEditable: { status: 409 },
  mailingNotDraft: { status: 409 },
  mailingNotSending: { status: 409 },
  noRecipients: { status: 422, field: 'recipients' },
  mailingIncomplete: { status: 422, field: 'content' },
  placeholderUnknown: { status: 422, field: 'content' },
  placeholderNeedsEvent: { status: 422, field: 'eventIds' },
  otherAddress: { status: 422, field: 'email' },
  tooManyMailings: { status: 409 },
} as const
