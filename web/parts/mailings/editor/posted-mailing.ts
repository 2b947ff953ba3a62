import { mailingTemplates } from '../../../../contract/mailings/limits.ts'
import type { MailingBlock } from '../../../../contract/mailings/shapes.ts'
import type { UploadPurpose } from '../../../../contract/uploads/uploads.ts'
import type { FormInput } from '../../../forms/answer-form.ts'
import { listOf, numberOf, textOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { loadZone } from '../../../kernel/load-zone.ts'
import { postedInstant } from '../../../ui/dates/posted-instant.ts'
import { postedHtml } from '../../../ui/rich-text/posted-html.ts'
import { postedUsers } from '../../people/choice/posted-users.ts'
import { blockTypes } from './block-steps.ts'
import { idsOf, postedRecipients } from './posted-recipients.ts'

type Context = FormInput['context']

/** The mailing as its form describes it. Files are uploaded first; one that is refused ends the change. */
export const postedMailing = async ({ form, context }: FormInput) => {
  const blocks = await postedBlocks(form, context)
  if (!blocks.ok) return blocks
  const added = await uploaded(context, form, { name: 'files', idName: 'fileIds', purpose: 'file' })
  if (!added.ok) return added
  const body = {
    subject: textOf(form, 'subjectLine'),
    template: mailingTemplates.find((name) => name === textOf(form, 'template')) ?? 'organizer',
    blocks: blocks.reply,
    recipients: postedRecipients(form, { cityIds: await typedCities(form, context), userIds: await postedUsers({ form, context }) }),
    eventIds: idsOf(form, 'eventIds'),
    attachments: [...listOf(form, 'keptFiles'), ...added.reply],
    sendAt: await postedSendAt(form, context),
  }
  return { ok: true as const, reply: body }
}

/** A text that is no time is sent as it is, so that the call refuses it. */
const postedSendAt = async (form: FormData, context: Context): Promise<string | null> => {
  const posted = textOf(form, 'sendAt')
  return posted ? (postedInstant(posted, await loadZone(context)) ?? posted) : null
}

const postedBlocks = async (form: FormData, context: Context): Promise<Attempt<MailingBlock[]>> => {
  const blocks: MailingBlock[] = []
  for (const [place, type] of listOf(form, 'blockType').entries()) {
    const block = await postedBlock({ form, context, place, type })
    if (!block.ok) return block
    blocks.push(...block.reply)
  }
  return { ok: true, reply: blocks }
}

type Posted = FormInput & { place: number; type: string }

const postedBlock = async ({ form, context, place, type }: Posted): Promise<Attempt<MailingBlock[]>> => {
  const text = (name: string) => textOf(form, `${name}-${place}`)
  switch (blockTypes.find((one) => one === type)) {
    case 'heading':
      return found({ type: 'heading', text: text('heading') })
    case 'text':
      return found({ type: 'text', html: postedHtml(form, `text-${place}`, text('savedText')) })
    case 'image': {
      const pictures = await uploaded(context, form, { name: `picture-${place}`, idName: `pictureId-${place}`, purpose: 'photo' })
      if (!pictures.ok) return pictures
      return found({ type: 'image', uploadId: pictures.reply[0] ?? (text('keptPicture') || null), alt: text('alt') })
    }
    case 'button':
      return found({ type: 'button', label: text('label'), url: text('url').trim() })
    case 'event':
      return found({ type: 'event', eventId: numberOf(form, `event-${place}`) || null })
    case 'divider':
      return found({ type: 'divider' })
    case undefined:
      return { ok: true, reply: [] }
  }
}

const found = (block: MailingBlock) => ({ ok: true as const, reply: [block] })

type Files = { name: string; idName: string; purpose: UploadPurpose }

/** Files were uploaded by the browser before, or are posted with the form. */
const uploaded = async (context: Context, form: FormData, { name, idName, purpose }: Files): Promise<Attempt<string[]>> => {
  const ids = listOf(form, idName)
  for (const file of form.getAll(name)) {
    if (typeof file === 'string' || file.size === 0) continue
    const body = { file: { name: file.name, bytes: await file.bytes() }, purpose }
    // files of exports are not uploaded by users
    const attempt = await tryApi(context)('POST /uploads', { body: body as typeof body & { purpose: 'file' } })
    if (!attempt.ok) return attempt
    ids.push(attempt.reply.uploadId)
  }
  return { ok: true, reply: ids }
}

/** A city that was typed without scripts. */
const typedCities = async (form: FormData, context: Context): Promise<number[]> => {
  const named = textOf(form, 'cityText').trim()
  if (!named) return []
  const attempt = await tryApi(context)('GET /cities/search', { query: { named, paginationSize: 1 } })
  return attempt.ok ? attempt.reply._items.map(({ id }) => id) : []
}
