export const notificationsRefusals = {
  pushAddressRefused: { status: 422, field: 'endpoint' },
} as const
