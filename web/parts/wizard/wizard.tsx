import { ArrowLeft, Eye } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Stepper, type StepState } from '../../ui/stepper.tsx'
import { WizardLayout } from '../../ui/wizard-layout.tsx'
import type { WizardAnswer } from './answer-wizard.ts'
import { ConflictList } from './conflict-list.tsx'
import { forgetAnswer } from './kept-answer.ts'
import { LiveCard } from './live-card.tsx'
import type { WizardData } from './load-wizard.ts'
import { OwnDrafts } from './own-drafts.tsx'
import { PublishSummary } from './publish-summary.tsx'
import { faultOfSave, SaveLine } from './save-line.tsx'
import type { DraftView } from './saver-types.ts'
import { type FocusRequest, readSection, SectionBody } from './section-body.tsx'
import { sections } from './sections.ts'
import { StateNotice } from './state-notice.tsx'
import { useDraft } from './use-draft.ts'
import { openHere, useSectionAddress, useSectionMoves } from './use-section-address.ts'
import { wizardAddress } from './wizard-address.ts'

const formId = 'wizard-form'

const shownSections = wizardSections.filter((section) => sections[section])

type Props = { data: WizardData; answer: WizardAnswer | null }

/** The event wizard: one section at a time, saved while the user types. Without scripts each section is a form of its own. */
export const Wizard = ({ data, answer }: Props) => {
  const t = useWords().wizard
  const section = useSectionAddress(data.section)
  const moves = useSectionMoves(section)
  const { saver, view } = useDraft({ userId: data.userId, view: withAnswer(data.view, answer, data.section), section, moves })
  const form = useRef<HTMLFormElement>(null)
  const read = useRef<() => void>(null)
  const navigate = useNavigate()
  const [focus, setFocus] = useState<FocusRequest | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(answer?.problem?.message || null)
  const leads: Partial<Record<WizardSection, string>> = t.leads
  const place = shownSections.indexOf(section)
  const [before, after] = [shownSections[place - 1], shownSections[place + 1]]
  const addressOf = (to: WizardSection) => wizardAddress(view.eventId, to)

  const readNow = () => readSection({ section, form, read, saver })
  const leaveTo = async (to: WizardSection) => {
    await readNow()
    moves.open(saver.snapshot().eventId, to)
  }
  const open = (to: WizardSection, path: string | null = null) => {
    setFocus({ section: to, path })
    moves.open(saver.snapshot().eventId, to, path !== null)
  }
  const openFirstFault = async () => {
    await moves.settled()
    const { section: first, path } = firstFault(saver.snapshot())
    open(first ?? section, path)
  }
  const publish = async () => {
    setPublishing(true)
    setRefusal(null)
    await readNow()
    const isSaved = await saver.flush()
    const { eventId } = saver.snapshot()
    const text = new FormData(form.current ?? undefined).get('answer')
    const body = typeof text === 'string' && text.trim() ? { answer: text } : {}
    const attempt = isSaved && eventId !== null ? await browserApi('POST /events/:id/draft/publish', { params: { id: eventId }, body }) : null
    setPublishing(false)
    if (attempt?.ok && eventId !== null) forgetAnswer(eventId)
    if (attempt?.ok && eventId !== null) return navigate(paths.createEvent({ id: eventId, done: 'sent' }))
    if (attempt && !attempt.ok && attempt.problem.reason === 'eventIncomplete') saver.attempted(attempt.problem.sections ?? {})
    else if (attempt && !attempt.ok) return setRefusal(attempt.problem.message || t.publishFailed)
    await openFirstFault()
  }
  const preview = async () => {
    await readNow()
    const isSaved = await saver.flush()
    const { eventId } = saver.snapshot()
    await moves.settled()
    if (isSaved && eventId !== null) void navigate(paths.eventPreview(eventId, section))
  }
  /** Publishes from any field, because the button is many keys away. */
  const publishByKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter' || !(press.ctrlKey || press.metaKey) || isPublishing) return
    press.preventDefault()
    void publish()
  }
  const goOn = async () => {
    await readNow()
    void saver.flush()
    if (after) open(after)
  }
  const submit = (event: FormEvent) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    event.preventDefault()
    if (intent === 'publish') return void publish()
    if (intent === 'preview') return void preview()
    void goOn()
  }
  const submitButton = { type: 'submit', name: 'intent', form: formId } as const
  return (
    <WizardLayout
      title={view.eventId === null ? t.newTitle : view.document.name.trim() || t.title}
      steps={
        <Stepper
          label={t.sectionsLabel}
          steps={shownSections.map((to) => ({
            to: addressOf(to),
            name: t.sections[to],
            state: stateOf(view, to),
            isCurrent: to === section,
            onClick: openHere(() => void leaveTo(to)),
          }))}
        />
      }
      fault={faultOfSave(view, t.save)}
      saved={<SaveLine view={view} onRetry={saver.retry} />}
      back={
        before && (
          <ButtonLink to={addressOf(before)} onClick={openHere(() => void leaveTo(before))} look="quiet" className="max-sm:w-11 max-sm:px-0!">
            <ArrowLeft className="size-5 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">{t.back}</span>
          </ButtonLink>
        )
      }
      next={
        <>
          <Button {...submitButton} value="preview" look="plain" className="max-sm:w-11 max-sm:px-0!">
            <Eye className="size-5 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">{t.preview}</span>
          </Button>
          {after && (
            <Button {...submitButton} value="next" look="quiet" className="max-sm:px-3!">
              {t.next}
            </Button>
          )}
        </>
      }
      main={
        <Button
          {...submitButton}
          value="publish"
          isBusy={isPublishing}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl + Enter"
          className="max-sm:px-3!"
        >
          {t.publish}
        </Button>
      }
      preview={<LiveCard view={view} reference={data.reference} />}
    >
      {view.eventId === null && <OwnDrafts drafts={data.ownDrafts} />}
      {data.life && <StateNotice eventId={view.eventId} life={data.life} formId={formId} />}
      <PublishSummary view={view} refusal={refusal} onOpen={open} addressOf={addressOf} />
      <ConflictList view={view} saver={saver} reference={data.reference} onOpen={open} addressOf={addressOf} />
      <form
        id={formId}
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        action={addressOf(section)}
        onSubmit={submit}
        onKeyDown={publishByKey}
        className="flex flex-col"
      >
        <EnterKey intent="next" />
        <input type="hidden" name="subject" value={view.eventId ?? ''} />
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={view.version} />
        <SectionCard title={t.sections[section]} lead={leads[section]}>
          <SectionBody section={section} form={form} read={read} focus={focus} saver={saver} view={view} reference={data.reference} />
        </SectionCard>
      </form>
    </WizardLayout>
  )
}

/** After a publish attempt every section with an error is marked; before it only those with wrong values (V099). */
const stateOf = ({ states, errors, isAttempted }: DraftView, section: WizardSection): StepState =>
  isAttempted && Object.keys(errors[section] ?? {}).length > 0 ? 'problem' : states[section]

const firstFault = ({ errors }: DraftView): { section: WizardSection | null; path: string | null } => {
  const section = wizardSections.find((one) => Object.keys(errors[one] ?? {}).length > 0)
  return { section: section ?? null, path: section ? (Object.keys(errors[section] ?? {})[0] ?? null) : null }
}

/** Without scripts a refused form comes back with what was typed. */
const withAnswer = (view: DraftView, answer: WizardAnswer | null, section: WizardSection): DraftView => {
  if (!answer?.problem) return view
  const { problem, values } = answer
  const isIncomplete = problem.reason === 'eventIncomplete'
  return {
    ...view,
    document: { ...view.document, ...values },
    isAttempted: isIncomplete,
    errors: isIncomplete ? (answer.sections ?? view.errors) : view.errors,
    faults: isIncomplete ? {} : problem.errors,
    refusal: section ? problem.message : null,
  }
}
