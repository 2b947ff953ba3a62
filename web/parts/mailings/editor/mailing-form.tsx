import { Fragment, type RefObject, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { mailingLengths, mailingPlaceholders, mailingTemplates, maxMailingFiles } from '../../../../contract/mailings/limits.ts'
import type { Mailing } from '../../../../contract/mailings/shapes.ts'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { type FormFields, formFields } from '../../../forms/form-fields.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { zoneName } from '../../../kernel/format.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import { Checkbox, TextField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { BlockList } from './block-list.tsx'
import { placeAfter } from './block-steps.ts'
import type { MailingOptions, RecipientCount } from './load-mailing.ts'
import { nameFields } from './name-fields.ts'
import { RecipientFields } from './recipient-fields.tsx'

type Props = { mailing: Mailing; options: MailingOptions; zone: string; count: RecipientCount | null }

/** One form for the whole mailing: every button saves it, so that blocks are added and moved before scripts load. */
export const MailingForm = ({ mailing, options, zone, count }: Props) => {
  const { mailings: t } = useWords()
  const { fetcher, answer, restored, action, isBusy } = useFormPost('save', mailing.id)
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId(), restored)
  nameFields(fields, mailing.blocks, t)
  const faulty = [...fields.faulty]
  const problem = answer?.problem ?? null
  useFormFocus(form, problem)
  useBlockFocus(form, mailing)
  const letter = <LetterFields fields={fields} mailing={mailing} options={options} isBusy={isBusy} />
  const recipients = <RecipientFields fields={fields} mailing={mailing} options={options} count={count} form={form} />
  const time = <SendingFields fields={fields} mailing={mailing} options={options} zone={zone} />
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        action={action}
        encType="multipart/form-data"
        preventScrollReset
        onSubmit={(event) => rememberStep((event.nativeEvent as SubmitEvent).submitter)}
        className="flex flex-col gap-6"
      >
        <EnterKey />
        <input type="hidden" name="change" value="save" />
        <input type="hidden" name="subject" value={mailing.id} />
        <ErrorSummary faulty={faulty} />
        <Fragment key={mailing.updatedAt}>
          {letter}
          {recipients}
          {time}
        </Fragment>
        <div className="bottom-0 z-10 flex flex-wrap items-center gap-3 bg-paper py-3 sm:sticky sm:border-t sm:border-line">
          <Button type="submit" name="step" value="submit" isBusy={isBusy}>
            {t.submit}
          </Button>
          <Button type="submit" name="step" value="save" look="quiet" isBusy={isBusy}>
            {t.save}
          </Button>
          {!isBusy && answer && <FormMessage problem={problem} saved={t.saved} shownErrors={faulty.map(({ error }) => error)} />}
        </div>
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}

type Part = { fields: FormFields; mailing: Mailing; options: MailingOptions }

const LetterFields = ({ fields, mailing, options, isBusy }: Part & { isBusy: boolean }) => {
  const { mailings: t } = useWords()
  return (
    <SectionCard title={t.sections.letter}>
      <TextField
        {...fields.text('subjectLine', t.fields.subject, { saved: mailing.subject, error: 'subject' })}
        help={t.fields.subjectHelp}
        maxLength={mailingLengths.subject}
        required
      />
      <ChoicePills
        legend={t.fields.template}
        name="template"
        options={mailingTemplates.map((value) => ({ value, label: t.templates[value].name }))}
        defaultValue={[mailing.template]}
      />
      {mailing.quizId !== null && (
        <p className="text-sm text-ink-soft">
          {t.quizButton}{' '}
          <Link to={paths.survey(mailing.quizId)} className="font-medium text-accent underline underline-offset-4">
            {t.toSurvey}
          </Link>
        </p>
      )}
      <BlockList fields={fields} blocks={mailing.blocks} events={options.events} isBusy={isBusy} />
      <details className="text-sm">
        <summary className="font-medium text-accent">{t.placeholders.title}</summary>
        <ul className="mt-2 flex flex-col gap-1 text-ink-soft">
          {mailingPlaceholders.map((name) => (
            <li key={name}>
              <code className="text-ink">{`{{${name}}}`}</code> — {t.placeholders[name]}
            </li>
          ))}
        </ul>
      </details>
    </SectionCard>
  )
}

const SendingFields = ({ fields, mailing, options, zone }: Part & { zone: string }) => {
  const { mailings: t } = useWords()
  const { id: _id, defaultValue: sendAt, ...sendAtField } = fields.text('sendAt', t.fields.sendAt, { saved: mailing.sendAt })
  const { defaultValue: _none, ...files } = fields.text('files', t.fields.files, { error: 'attachments' })
  return (
    <SectionCard title={t.sections.sending}>
      <Combobox
        {...fields.choice('eventIds', t.fields.linkedEvents)}
        isOptional={t.fields.optional}
        help={t.fields.linkedEventsHelp}
        options={options.events}
        chosen={options.events.filter(({ id }) => mailing.eventIds.some((linked) => linked === id))}
        isMultiple
      />
      {mailing.attachments.length > 0 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1.5 font-medium">{t.fields.keptFiles}</legend>
          {mailing.attachments.map(({ uploadId, name }) => (
            <Checkbox key={uploadId} {...fields.option('keptFiles', name, uploadId, true)} />
          ))}
        </fieldset>
      )}
      <FileUpload
        {...files}
        isOptional={t.fields.optional}
        help={t.fields.filesHelp(maxMailingFiles)}
        idName="fileIds"
        purpose="file"
        accept="image/*,application/pdf,.docx,.xlsx,.pptx,.zip"
        maxFiles={maxMailingFiles}
      />
      <DateTimeField
        {...sendAtField}
        isOptional={t.fields.optional}
        help={t.fields.sendAtHelp}
        zone={zone}
        zoneName={zoneName(mailing.updatedAt, zone)}
        defaultValue={String(sendAt)}
      />
    </SectionCard>
  )
}

let lastStep: string | null = null

const rememberStep = (button: HTMLElement | null) => {
  lastStep = button instanceof HTMLButtonElement && button.name === 'step' ? button.value : null
}

/** After a step the fields are those of the saved mailing: the focus goes to the block that was added or moved. */
const useBlockFocus = (form: RefObject<HTMLFormElement | null>, { blocks, updatedAt }: Pick<Mailing, 'blocks' | 'updatedAt'>) => {
  const seen = useRef(updatedAt)
  useEffect(() => {
    if (seen.current === updatedAt) return
    seen.current = updatedAt
    const place = lastStep === null ? null : placeAfter(lastStep, blocks.length)
    lastStep = null
    if (place !== null) form.current?.querySelector<HTMLElement>(`[data-block="${place}"]`)?.focus()
  }, [form, blocks, updatedAt])
}
