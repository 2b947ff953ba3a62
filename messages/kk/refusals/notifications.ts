import type { notificationsRefusals as declared } from '../../../contract/notifications/refusals.ts'

export const notificationsRefusals = {
  pushAddressRefused: 'Бұл браузерді хабарландыруларға жазу мүмкін емес: мекенжайы жарамсыз.',
} satisfies Record<keyof typeof declared, string>
