import { mailingQueue } from '../../../../contract/mailings/review.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import { paths } from '../../../paths.ts'
import { queueOf } from '../queue.ts'

export const mailings = queueOf({
  spec: mailingQueue,
  place: 12,
  isFinal: true,
  rowOf: ({ statusText, user, ...mailing }, _now, words) => ({
    state: statusText === 'draft' ? 'considered' : statusText,
    comment: mailing.comment,
    people: [{ id: user.id, name: user.name, facts: [] }],
    what: mailing.subject,
    since: mailing.submittedAt,
    facts: [
      { name: 'template', text: words.mailingLetters.templates[mailing.template] },
      { name: 'recipients', text: String(mailing.recipientCount ?? 0) },
      ...(mailing.organization ? [{ name: 'organization', text: mailing.organization } as const] : []),
      ...(mailing.events.length > 0 ? [{ name: 'linkedEvents', text: mailing.events.map(({ name }) => name).join(', ') } as const] : []),
      ...(mailing.sendAt ? [{ name: 'sendAt', at: mailing.sendAt, kind: 'dateTime' } as const] : []),
      ...(statusText === 'executing' || statusText === 'sent' ? [{ name: 'progress', text: String(mailing.sentCount) } as const] : []),
      { name: 'text', text: plainText(mailing.content) },
      { name: 'letter', text: mailing.subject, href: paths.mailing(mailing.id) },
      ...(mailing.submittedAt ? [{ name: 'submittedAt', at: mailing.submittedAt, kind: 'dateTime' } as const] : []),
    ],
    files: mailing.attachments.map(({ url, name }) => ({ url, name })),
  }),
})
