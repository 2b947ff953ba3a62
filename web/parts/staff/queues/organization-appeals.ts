import { appealQueue } from '../../../../contract/organizations/review.ts'
import { queueOf } from '../queue.ts'

export const organizationAppeals = queueOf({
  spec: appealQueue,
  place: 11,
  isFinal: false,
  rowOf: ({ organization, ...appeal }) => ({
    state: appeal.status,
    comment: appeal.comment,
    people: [{ id: appeal.user.id, name: appeal.user.name, facts: [] }],
    what: organization.name,
    since: appeal.createdAt,
    facts: [
      { name: 'organization', text: organization.name },
      ...(organization.INN ? [{ name: 'number', text: organization.INN } as const] : []),
      ...(organization.cityName ? [{ name: 'city', text: organization.cityName } as const] : []),
      { name: 'admins', text: String(organization.adminCount) },
      ...(appeal.text ? [{ name: 'text', text: appeal.text } as const] : []),
      { name: 'sentAt', at: appeal.createdAt, kind: 'dateTime' },
    ],
    files: [{ url: appeal.document.url, name: appeal.document.name }],
  }),
})
