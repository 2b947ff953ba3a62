import { type MailingStatus, mailingCodes } from '../../../contract/mailings/limits.ts'
import type { Mailing } from '../../../contract/mailings/shapes.ts'
import type { Actor } from '../../kernel/actor.ts'
import { presentUpload } from '../uploads/present.ts'
import { isEditable, mayPause, mayResume } from './rules.ts'
import type { MailingRow } from './store.ts'

export const presentMailing = (row: MailingRow, actor: Pick<Actor, 'id' | 'isStaff'>): Mailing => {
  const isAuthor = row.user_id === actor.id
  return {
    ...contentFields(row),
    ...stateFields(row),
    failedCount: row.failed_count,
    skippedCount: row.skipped_count,
    openedCount: null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    selfPermission: {
      edit: isAuthor && isEditable(row),
      submit: isAuthor && row.status === 'draft',
      pause: (isAuthor || actor.isStaff) && mayPause(row),
      resume: (isAuthor || actor.isStaff) && mayResume(row, actor),
    },
  }
}

export const contentFields = (row: MailingRow) => ({
  id: row.id,
  subject: row.subject,
  content: row.content,
  blocks: row.blocks,
  attachments: row.files.map(presentUpload),
  template: row.template,
  recipients: row.recipients,
  eventIds: row.events.map(({ id }) => id),
  events: row.events,
  quizId: row.quiz_id,
  sendAt: row.send_at?.toISOString() ?? null,
  authorId: row.user_id,
})

export const stateFields = (row: MailingRow) => ({
  status: mailingCodes[row.status],
  statusText: row.status,
  statusName: customersName(row.status),
  recipientCount: row.planned_at ? row.planned_count : row.expected_count,
  sentCount: row.sent_count,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  pausedAt: row.paused_at?.toISOString() ?? null,
})

/** The customer calls a sent mailing `sended` (A028). */
const customersName = (status: MailingStatus): Exclude<MailingStatus, 'sent'> | 'sended' => (status === 'sent' ? 'sended' : status)
