import type { notificationsRefusals as declared } from '../../../contract/notifications/refusals.ts'

export const notificationsRefusals = {
  pushAddressRefused: 'Этот браузер нельзя подписать на уведомления: его адрес не подходит.',
} satisfies Record<keyof typeof declared, string>
