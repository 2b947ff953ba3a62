import type { z } from 'zod'
import { networkQueue } from '../../../../contract/cabinet/network.ts'
import type { ServerDictionary } from '../../../../messages/ru.ts'
import { paths } from '../../../paths.ts'
import { type Fact, queueOf } from '../queue.ts'

type StaffProposal = z.output<typeof networkQueue.item>

export const network = queueOf({
  spec: networkQueue,
  place: 8,
  isFinal: false,
  rowOf: (proposal, _now, { queues }) => ({
    state: proposal.status,
    comment: proposal.comment,
    people: [{ id: proposal.user.id, name: proposal.user.name, facts: [] }],
    what: `${proposal.spaceName} — ${proposal.eventName}`,
    since: proposal.createdAt,
    facts: factsOf(proposal, queues.network),
    files: [],
  }),
})

const factsOf = (proposal: StaffProposal, words: ServerDictionary['queues']['network']): Fact<'network'>[] => [
  { name: 'space', text: proposal.spaceName },
  { name: 'address', text: proposal.address },
  { name: 'event', text: proposal.eventName, href: paths.event(proposal.eventId) },
  { name: 'startsAt', at: proposal.dateStart, kind: 'dateTime' },
  { name: 'endsAt', at: proposal.dateEnd, kind: 'dateTime' },
  ...(proposal.mainSpace ? [{ name: 'mainSpace', text: proposal.mainSpace } as const] : []),
  ...(proposal.hasBroadcast ? [{ name: 'broadcast', text: words.withBroadcast } as const] : []),
  { name: 'invitedAt', at: proposal.createdAt, kind: 'dateTime' },
]
