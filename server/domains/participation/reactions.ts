import { on } from '../../kernel/facts.ts'
import type { Services } from '../../kernel/services.ts'
import { participationApproved, participationDeclined, participationRequested } from './facts.ts'
import { type Kind, letterAbout } from './letters/about-participation.ts'

type Whom = { eventId: number; userId: number; comment?: string | null }

export const participationReactions = [
  on(participationRequested, 'letter', ({ state, waitsForSeat, ...whom }, services: Services) => {
    const kind = state === 'approved' ? 'registered' : waitsForSeat ? 'waiting' : 'requested'
    return write(services, kind, whom)
  }),
  on(participationApproved, 'letter', ({ because, ...whom }, services: Services) =>
    write(services, because === 'seatFreed' ? 'seatFreed' : 'approved', whom),
  ),
  on(participationDeclined, 'letter', (whom, services: Services) => write(services, 'declined', whom)),
]

const write = async ({ db, outside, siteUrl }: Services, kind: Kind, { eventId, userId, comment }: Whom) => {
  const letter = await letterAbout(db, { eventId, userId, kind, comment, siteUrl })
  if (letter) await outside.mail.send(letter)
}
