export const cabinetRefusals = {
  groupNameTaken: { status: 409, field: 'name' },
  tooManyGroups: { status: 422 },
  seriesUrlTaken: { status: 409, field: 'url' },
  notMainEvent: { status: 409 },
} as const
