import { shortLinkQueue } from '../../../../contract/short-links/short-links.ts'
import { queueOf } from '../queue.ts'

export const shortLinks = queueOf({
  spec: shortLinkQueue,
  place: 14,
  isFinal: false,
  rowOf: (link) => ({
    state: link.moderation,
    comment: link.moderationComment,
    people: [{ id: link.user.id, name: link.user.name, facts: [] }],
    what: link.url,
    since: link.createdAt,
    facts: [
      { name: 'leadsTo', text: link.url },
      { name: 'shortName', text: link.name },
      { name: 'visitors', text: String(link.uniqueClicks) },
      { name: 'madeAt', at: link.createdAt, kind: 'dateTime' },
    ],
    files: [],
  }),
})
