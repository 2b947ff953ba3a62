import { mergeQueue } from '../../../../contract/leaving/leaving.ts'
import { contactsOf } from '../contacts-of.ts'
import { queueOf } from '../queue.ts'

export const merges = queueOf({
  spec: mergeQueue,
  place: 3,
  isFinal: true,
  isErasing: true,
  rowOf: ({ status, comment, source, target, createdAt }) => ({
    state: status,
    comment,
    people: [source, target].map((account) => ({ id: account.id, name: account.name, facts: contactsOf(account) })),
    what: [source, target].map(({ email, phone }) => email ?? phone ?? '—').join(' → '),
    since: createdAt,
    facts: [{ name: 'askedAt', at: createdAt, kind: 'dateTime' }],
    files: [],
  }),
})
