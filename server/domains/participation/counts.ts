import type { BusinessCount } from '../../kernel/metrics/calls.ts'

/** What an operator sees of participation. */
export const participationCounts: BusinessCount[] = [
  {
    name: 'registrations_total',
    help: 'Registrations by what they led to: approved, wait, noRequest when taken back, refused',
    labels: ['state'],
    calls: {
      'POST /event-participants/registration': ({ reply }) => ({ state: reply?.state ?? 'refused' }),
      'POST /event-participants/cancel': ({ reply }) => reply && { state: reply.state },
    },
  },
]
