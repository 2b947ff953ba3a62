export const mailingsRefusals = {
  mailingUnknown: { status: 422, field: 'mailing_type_id' },
  emailRequired: { status: 422, field: 'email' },
  linkInvalid: { status: 422 },
} as const
