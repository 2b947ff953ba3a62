export const organizationsRefusals = {
  organizationExists: { status: 422 },
  alreadyOrganizationAdmin: { status: 409 },
  appealWaiting: { status: 409 },
  appealDecided: { status: 409 },
  lastOrganizationAdmin: { status: 409 },
  freshOrganizationAdmin: { status: 409 },
  tooManyAdmins: { status: 422 },
} as const
