import type { MailingBlock } from '../../../../contract/mailings/shapes.ts'
import type { Dictionary } from '../../../../messages/ru.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import type { BlockType } from './block-steps.ts'

/** Names of the fields of a block, each with that of its errors. */
const blockFields: Record<BlockType, [name: string, error: string][]> = {
  heading: [['heading', 'text']],
  text: [['text', 'html']],
  image: [
    ['picture', 'uploadId'],
    ['alt', 'alt'],
  ],
  button: [
    ['label', 'label'],
    ['url', 'url'],
  ],
  event: [['event', 'eventId']],
  divider: [],
}

/** Names every field that may be at fault. The sections are components, which are rendered after the summary of the errors. */
export const nameFields = (fields: FormFields, blocks: readonly MailingBlock[], t: Dictionary['mailings']): void => {
  fields.text('subjectLine', t.fields.subject, { error: 'subject' })
  fields.text('content', t.blocks.title)
  fields.text('blocks', t.blocks.title)
  for (const [place, { type }] of blocks.entries())
    for (const [name, error] of blockFields[type])
      fields.text(`${name}-${place}`, t.blocks.named(t.blocks.types[type], place + 1), { error: `blocks.${place}.${error}` })
  fields.choice('recipientEvents', t.recipients.events, { error: 'recipients.eventIds' })
  fields.text('organizationId', t.recipients.organization, { error: 'recipients.organizationId' })
  fields.choice('userIds', t.recipients.users, { error: 'recipients.userIds' })
  fields.text('recipients', t.recipients.title)
  fields.choice('eventIds', t.fields.linkedEvents)
  fields.text('files', t.fields.files, { error: 'attachments' })
  fields.text('sendAt', t.fields.sendAt)
}
