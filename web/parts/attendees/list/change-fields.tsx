import { organizerMessageLengths, participantTagLength } from '../../../../contract/attendees/limits.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Checkbox, TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { BulkKind } from './bulk-change.ts'

type Props = { kind: BulkKind; fields: FormFields; tags: string[] }

/** The fields of a change besides its participants. */
export const ChangeFields = ({ kind, fields, tags }: Props) => {
  const { list: t } = useWords().attendees
  if (kind === 'decline')
    return <TextArea {...fields.text('comment', t.decline.comment)} isOptional={t.optional} help={t.decline.commentHelp} maxLength={500} rows={2} />
  if (kind === 'message') return <MessageFields fields={fields} />
  if (kind === 'tag')
    return (
      <>
        <TagField fields={fields} tags={tags} />
        {tags.length > 0 && (
          <ChoicePills legend={t.tagging.remove} name="remove" isMultiple options={tags.map((name) => ({ value: name, label: name }))} />
        )}
      </>
    )
  if (kind === 'contacts') return <p className="text-sm text-ink-soft">{t.bulk.contactsHint}</p>
  return kind === 'approve' || kind === 'wait' ? <p className="text-sm text-ink-soft">{t.bulk.undoHint}</p> : null
}

/** Tags of the event, or new ones. */
export const TagField = ({ fields, tags }: Pick<Props, 'fields' | 'tags'>) => {
  const { list: t } = useWords().attendees
  return (
    <Combobox
      {...fields.choice('set', t.tagging.add)}
      help={t.tagging.help(participantTagLength)}
      options={tags.map((name) => ({ id: name, label: name }))}
      textName="newTags"
      isMultiple
      canAdd
    />
  )
}

/** `title`, because `subject` names the object of every form. */
export const MessageFields = ({ fields }: Pick<Props, 'fields'>) => {
  const { list: t } = useWords().attendees
  return (
    <>
      <TextField {...fields.text('title', t.message.subject, { error: 'subject' })} maxLength={organizerMessageLengths.subject} />
      <TextArea {...fields.text('text', t.message.text)} help={t.message.help} maxLength={organizerMessageLengths.text} rows={6} />
      <Checkbox {...fields.checkbox('withReplyTo', t.message.withReplyTo)} />
    </>
  )
}
