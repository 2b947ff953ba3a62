import { claimQueue } from '../../../../contract/organizing/review.ts'
import { paths } from '../../../paths.ts'
import { queueOf } from '../queue.ts'

export const claims = queueOf({
  spec: claimQueue,
  place: 7,
  isFinal: false,
  rowOf: (claim, _now, { around }) => ({
    state: claim.status,
    comment: claim.comment,
    people: [{ id: claim.user.id, name: claim.user.name, facts: [] }],
    what: claim.targetName,
    since: claim.createdAt,
    facts: [
      {
        name: 'subject',
        text: claim.targetName,
        href: claim.targetType === 'event' ? paths.event(claim.targetId) : paths.organization(claim.targetId),
      },
      { name: 'claimReason', text: around.claim.reasons[claim.reason] },
      ...(claim.text ? [{ name: 'text', text: claim.text } as const] : []),
      { name: 'sentAt', at: claim.createdAt, kind: 'dateTime' },
      ...(claim.targetType === 'organization' ? [{ name: 'consequence', text: around.claim.closesOrganization } as const] : []),
    ],
    files: [],
  }),
})
