import { type ActionFunctionArgs, redirect } from 'react-router'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { answerForm, type FormChange, type FormInput, type FormOutcome } from '../../forms/answer-form.ts'
import { faultOf } from '../../forms/fault.ts'
import { numberOf, subjectOf, textOf } from '../../forms/form-data.ts'
import { type Attempt, api, tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'
import { changedFields, type Fields } from './draft-rules.ts'
import { returnAddress } from './load-wizard.ts'
import { resolveTexts } from './resolve-texts.ts'
import type { DraftView } from './saver-types.ts'
import { sections } from './sections.ts'
import { sendFiles } from './send-files.ts'
import { eventIdIn, sectionOf, wizardAddress } from './wizard-address.ts'

/** `values` are those of the posted section, `sections` what publication refuses. */
type Refused = { values: Fields; sections: DraftView['errors'] | null }
type Outcome = FormOutcome<Refused>
export type WizardAnswer = Outcome & { intent: string; subject: string }
type Change = FormChange<Refused>

/** The forms of the wizard without scripts: each saves its section and goes on. */
export const answerWizard = ({ request, context }: ActionFunctionArgs) => {
  const search = new URL(request.url).searchParams
  return answerForm(changes, { request, context }, returnAddress(eventIdIn(search), sectionOf(search.get('section'))))
}

const next: Change = async (input) => {
  const saved = await save(input)
  if (!saved.ok) return saved.outcome
  const after = wizardSections.filter((section) => sections[section])
  throw redirect(wizardAddress(saved.eventId, after[after.indexOf(saved.section) + 1] ?? saved.section), 303)
}

const preview: Change = async (input) => {
  const saved = await save(input)
  if (!saved.ok) return saved.outcome
  throw redirect(paths.eventPreview(saved.eventId, saved.section), 303)
}

const publish: Change = async (input) => {
  const saved = await save(input)
  if (!saved.ok) return saved.outcome
  const answer = textOf(input.form, 'answer').trim()
  const attempt = await tryApi(input.context)('POST /events/:id/draft/publish', { params: { id: saved.eventId }, body: answer ? { answer } : {} })
  if (attempt.ok) throw redirect(paths.createEvent({ id: saved.eventId, done: 'sent' }), 303)
  return outcome(attempt, {}, attempt.problem)
}

const copy: Change = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /owner/events/:id/copy', { params: { id: subjectOf(form) } })
  if (attempt.ok) throw redirect(paths.createEvent({ id: attempt.reply.id }), 303)
  return outcome(attempt)
}

const changes = { next, preview, publish, copy }

type Saved = { ok: true; eventId: number; section: WizardSection } | { ok: false; outcome: Outcome }

/** Saves the posted section; a new event becomes a draft first. */
const save = async ({ form, context }: FormInput): Promise<Saved> => {
  const section = sectionOf(textOf(form, 'section')) ?? 'main'
  const eventId = subjectOf(form) || (await createDraft({ form, context }))
  const draft = await api(context)('GET /events/:id/draft', { params: { id: eventId } })
  // the server stores complete documents
  const document = draft.data as EventDocument
  const { read } = (await sections[section]?.()) ?? { read: () => ({}) }
  const refusedFile = await sendFiles(form, context)
  if (refusedFile) return { ok: false, outcome: outcome({ ok: false, problem: refusedFile }, read(form, document)) }
  const values = await withZone(context, read(await resolveTexts(form, context), document), document)
  const fields = changedFields(document, values)
  if (Object.keys(fields).length === 0) return { ok: true, eventId, section }
  const version = numberOf(form, 'version') || draft.version
  const body = { ...fields, section, version: subjectOf(form) ? version : draft.version }
  const attempt = await tryApi(context)('PATCH /events/:id/draft', { params: { id: eventId }, body })
  return attempt.ok ? { ok: true, eventId, section } : { ok: false, outcome: outcome(attempt, values) }
}

/** Dates are in the zone of the place, so that another city or space brings its zone. */
const withZone = async (context: FormInput['context'], values: Fields, { place, space }: EventDocument): Promise<Fields> => {
  const spaceId = values.format === 'space' ? values.space?.spaceId : null
  if (spaceId && spaceId !== space?.spaceId) {
    const found = await tryApi(context)('GET /spaces/completion', { query: { spaceIds: [spaceId] } })
    const [chosen] = found.ok ? found.reply._items : []
    return chosen ? { ...values, timezoneName: chosen.timezone } : values
  }
  const cityId = values.format === 'place' ? values.place?.cityId : null
  if (!cityId || cityId === place?.cityId) return values
  const city = await tryApi(context)('GET /cities/:id', { params: { id: cityId } })
  return city.ok ? { ...values, timezoneName: city.reply.timezone } : values
}

const createDraft = async ({ context }: FormInput): Promise<number> => (await api(context)('POST /events/draft', { body: {} })).id

const outcome = (attempt: Attempt<unknown>, values: Fields = {}, problem?: Problem): Outcome => ({
  problem: faultOf(attempt),
  values,
  // the server names the sections of the wizard
  sections: (problem?.sections as DraftView['errors'] | undefined) ?? null,
})
