import type { notificationsRefusals as declared } from '../../../contract/notifications/refusals.ts'

export const notificationsRefusals = {
  pushAddressRefused: 'This browser cannot be subscribed: its address is not accepted.',
} satisfies Record<keyof typeof declared, string>
