import type { notificationsRefusals as declared } from '../../../contract/notifications/refusals.ts'

export const notificationsRefusals = {
  pushAddressRefused: 'This browser can’t be subscribed: its address isn’t accepted.',
} satisfies Record<keyof typeof declared, string>
