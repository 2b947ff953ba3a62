export const peopleRefusals = {
  alreadyDecided: { status: 409 },
  ownSubscription: { status: 422 },
  ownContacts: { status: 422 },
  minorProtected: { status: 403 },
  contactsRequested: { status: 409 },
  contactsDecided: { status: 409 },
  contactsDecisionAccount: { status: 403 },
  emailChangesElsewhere: { status: 422, field: 'email' },
  slugTaken: { status: 422, field: 'slug' },
  tooManyEntries: { status: 422 },
  ownInterest: { status: 422 },
  personalStatusUnknown: { status: 422, field: 'status' },
} as const
