import { mailingLengths } from '../../../../contract/mailings/limits.ts'
import type { MailingBlock } from '../../../../contract/mailings/shapes.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import type { ComboboxOption } from '../../../ui/combobox-options.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { RichTextField } from '../../../ui/rich-text-field.tsx'

type Props = { fields: FormFields; block: MailingBlock; place: number; events: ComboboxOption[] }

/** The fields of one block; their names end with its place. */
export const BlockFields = (props: Props) => {
  const { fields, block, place } = props
  const { blocks: t } = useWords().mailings
  const field = (name: string, label: string, saved: string, key: string) =>
    fields.text(`${name}-${place}`, label, { saved, error: `blocks.${place}.${key}` })
  switch (block.type) {
    case 'heading':
      return <TextField {...field('heading', t.types.heading, block.text, 'text')} maxLength={mailingLengths.heading} />
    case 'text':
      return <TextBlock {...field('text', t.types.text, block.html, 'html')} saved={block.html} place={place} />
    case 'image':
      return <ImageBlock {...props} block={block} />
    case 'button':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...field('label', t.label, block.label, 'label')} maxLength={mailingLengths.buttonLabel} />
          <TextField {...field('url', t.url, block.url, 'url')} type="url" inputMode="url" placeholder="https://" />
        </div>
      )
    case 'event':
      return <EventBlock {...props} eventId={block.eventId} />
    case 'divider':
      return <hr className="border-line-strong" />
  }
}

type TextBlockProps = ReturnType<FormFields['text']> & { saved: string; place: number }

const TextBlock = ({ defaultValue, saved, place, ...field }: TextBlockProps) => (
  <>
    <input type="hidden" name={`savedText-${place}`} value={saved} />
    <RichTextField {...field} defaultValue={String(defaultValue)} maxLength={mailingLengths.content} />
  </>
)

const ImageBlock = ({ fields, block, place }: Props & { block: Extract<MailingBlock, { type: 'image' }> }) => {
  const { blocks: t } = useWords().mailings
  const { defaultValue: _none, ...picture } = fields.text(`picture-${place}`, block.uploadId ? t.otherPicture : t.picture, {
    error: `blocks.${place}.uploadId`,
  })
  return (
    <>
      {block.uploadId && (
        <>
          <input type="hidden" name={`keptPicture-${place}`} value={block.uploadId} />
          <img src={`/files/${block.uploadId}`} alt={block.alt} className="max-h-64 self-start rounded-xl object-contain" />
        </>
      )}
      <FileUpload {...picture} idName={`pictureId-${place}`} purpose="photo" accept="image/*" />
      <TextField
        {...fields.text(`alt-${place}`, t.alt, { saved: block.alt, error: `blocks.${place}.alt` })}
        help={t.altHelp}
        maxLength={mailingLengths.imageText}
      />
    </>
  )
}

const EventBlock = ({ fields, place, events, eventId }: Props & { eventId: number | null }) => {
  const { blocks: t } = useWords().mailings
  return (
    <SelectField {...fields.text(`event-${place}`, t.types.event, { saved: eventId ?? '', error: `blocks.${place}.eventId` })}>
      <option value="">{t.chooseEvent}</option>
      {events.map(({ id, label, note }) => (
        <option key={id} value={id}>
          {note ? `${label} (${note})` : label}
        </option>
      ))}
    </SelectField>
  )
}
