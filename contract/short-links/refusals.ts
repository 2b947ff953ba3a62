export const shortLinksRefusals = {
  shortNameTaken: { status: 422, field: 'name' },
  shortNameReserved: { status: 422, field: 'name' },
  shortLinkAddress: { status: 422, field: 'url' },
  shortLinkLoop: { status: 422, field: 'url' },
  shortLinkEnded: { status: 410 },
  shortLinkBlocked: { status: 422 },
} as const
