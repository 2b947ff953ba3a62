import { z } from 'zod'
import { participantRoles } from '../attendees/limits.ts'
import { catalogId, id, instant, line, sentUpload, upload, url } from '../shapes.ts'
import {
  mailingCodes,
  mailingLengths,
  mailingRecipientStates,
  mailingStatuses,
  mailingTemplates,
  maxMailingBlocks,
  maxMailingEvents,
  maxMailingFiles,
  maxMailingRecipientIds,
} from './limits.ts'

/** Pieces of the calls of mailings. */

const html = z.string().max(mailingLengths.content)
const filled = (max: number) => line(max).pipe(z.string().min(1))

/**
 * The content in typed blocks. `content` is the same as HTML, for clients that know one text only. A draft may have unfinished blocks; a
 * submitted mailing has none.
 */
export const mailingBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: line(mailingLengths.heading) }),
  z.strictObject({ type: z.literal('text'), html }),
  z.strictObject({ type: z.literal('image'), uploadId: z.uuid().nullable(), alt: line(mailingLengths.imageText) }),
  z.strictObject({ type: z.literal('button'), label: line(mailingLengths.buttonLabel), url: z.union([z.literal(''), url]) }),
  z.strictObject({ type: z.literal('event'), eventId: id.nullable() }),
  z.strictObject({ type: z.literal('divider') }),
])
export type MailingBlock = z.output<typeof mailingBlock>

const ids = z.array(id).max(maxMailingRecipientIds)

/**
 * The recipients: participants of own events (of all of them, if only filters are given), subscribers of an own organization and
 * single users. Themes and cities narrow the first two.
 */
export const mailingRecipients = z.strictObject({
  eventIds: ids.optional(),
  states: z.array(z.enum(mailingRecipientStates)).max(mailingRecipientStates.length).optional(),
  roles: z.array(z.enum(participantRoles)).max(participantRoles.length).optional(),
  themes: z.array(catalogId).max(100).optional(),
  cityIds: z.array(catalogId).max(100).optional(),
  userIds: ids.optional(),
  organizationId: id.nullable().optional(),
})
export type MailingRecipients = z.output<typeof mailingRecipients>

const codes = Object.values(mailingCodes)

export const mailing = z.object({
  id,
  subject: z.string(),
  content: z.string(),
  blocks: z.array(mailingBlock),
  attachments: z.array(upload),
  template: z.enum(mailingTemplates),
  recipients: mailingRecipients,
  /** The code of the state: 10 draft, 20 considered, 30 approved, 40 executing, 50 sent, 60 rejected. */
  status: z.literal(codes),
  /** The name of the state. */
  statusText: z.enum(mailingStatuses),
  /** The same, with the customer's name `sended` for 50. */
  statusName: z.enum([...mailingStatuses, 'sended']),
  eventIds: z.array(id),
  events: z.array(z.object({ id, name: z.string() })),
  quizId: id.nullable(),
  sendAt: instant.nullable(),
  /** Users to whom letters are planned; before that, those chosen when it was submitted. */
  recipientCount: z.int().nullable(),
  sentCount: z.int(),
  failedCount: z.int(),
  /** Recipients who unsubscribed or left meanwhile. */
  skippedCount: z.int(),
  /** Null, because letters have no tracking pixel. */
  openedCount: z.int().nullable(),
  comment: z.string().nullable(),
  authorId: id,
  createdAt: instant,
  updatedAt: instant,
  submittedAt: instant.nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  pausedAt: instant.nullable(),
  selfPermission: z.object({ edit: z.boolean(), submit: z.boolean(), pause: z.boolean(), resume: z.boolean() }),
})
export type Mailing = z.output<typeof mailing>

const fields = {
  subject: filled(mailingLengths.subject),
  content: html,
  blocks: z.array(mailingBlock).max(maxMailingBlocks),
  attachments: z.array(sentUpload).max(maxMailingFiles),
  template: z.enum(mailingTemplates),
  recipients: mailingRecipients,
  eventIds: z.array(id).max(maxMailingEvents),
  sendAt: instant.nullable(),
}

export const newMailing = z
  .strictObject({
    subject: fields.subject,
    content: fields.content.optional(),
    blocks: fields.blocks.optional(),
    attachments: fields.attachments.default([]),
    template: fields.template,
    recipients: fields.recipients,
    eventIds: fields.eventIds.default([]),
    sendAt: fields.sendAt.default(null),
  })
  .refine(({ content, blocks }) => content !== undefined || blocks !== undefined, { path: ['content'] })

export const mailingChange = z.strictObject(fields).partial()
export type MailingChange = z.output<typeof mailingChange>

export const newQuizMailing = z.strictObject({ subject: fields.subject, content: fields.content, recipients: fields.recipients })
