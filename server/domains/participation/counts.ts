import type { BusinessCount } from '../../kernel/metrics/calls.ts'

/** Business metrics of participation. */
export const participationCounts: BusinessCount[] = [
  {
    name: 'registrations_total',
    help: 'Registrations by result: approved, wait, noRequest when cancelled, refused',
    labels: ['state'],
    calls: {
      'POST /event-participants/registration': ({ reply }) => ({ state: reply?.state ?? 'refused' }),
      'POST /event-participants/cancel': ({ reply }) => reply && { state: reply.state },
    },
  },
]
