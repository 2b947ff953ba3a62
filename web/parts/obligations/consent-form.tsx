import { Fragment, useId, useRef } from 'react'
import type { ParentalConsent } from '../../../contract/accounts/care.ts'
import { pagesWithFiles } from '../../../contract/pages.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import type { Fault } from '../../forms/fault.ts'
import { type FormFields, formFields } from '../../forms/form-fields.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FileUpload } from '../../ui/file-upload.tsx'
import { PhoneInput } from '../accounts/phone/phone-input.tsx'

type Props = { consent: ParentalConsent }

const maxFiles = 10
const allMegabytes = pagesWithFiles['/parental-consent'] / 1024 / 1024

/** The files of a consent and the parent's details. With scripts the files are uploaded before the form is posted. */
export const ConsentForm = ({ consent }: Props) => {
  const { parentalConsent: t } = useWords().obligations
  const { fetcher, answer, restored, action, intent, isBusy } = useFormPost('submitConsent')
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId(), restored)
  const problem = answer?.problem ?? null
  useFormFocus(form, problem)
  const { defaultValue: _noValue, ...files } = fields.text('files', t.choose, { error: problem?.errors.file ? 'file' : 'fileIds' })
  const parent = parentFields(fields, consent, t)
  return (
    <>
      <fetcher.Form ref={form} method="post" noValidate action={action} encType="multipart/form-data" className="flex flex-col gap-5">
        <ErrorSummary faulty={fields.faulty} />
        <input type="hidden" name="intent" value={intent} />
        <FileUpload
          {...files}
          key={consent.files.map(({ url }) => url).join()}
          help={t.chooseHelp}
          idName="fileIds"
          purpose="consent"
          accept="image/jpeg,image/png,application/pdf,.docx"
          maxFiles={maxFiles}
          errors={noFiles(problem) ? [t.noFiles] : files.errors}
        />
        <p className="no-script-only text-sm text-ink-soft">{t.allHelp(allMegabytes)}</p>
        <Fragment key={restored ? 'restored' : 'saved'}>{parent}</Fragment>
        <Button type="submit" size="large" isBusy={isBusy}>
          {consent.files.length > 0 ? t.again : t.submit}
        </Button>
        {!isBusy && answer && <FormMessage problem={problem} saved={t.sent} shownErrors={fields.faulty.map(({ error }) => error)} />}
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}

/** The API reports missing files as `fileIds`; the form has its own words for them. */
const noFiles = (problem: Fault | null) => problem?.reason === 'invalidInput' && problem.errors.fileIds !== undefined

const parentFields = (fields: FormFields, saved: ParentalConsent, t: Dictionary['obligations']['parentalConsent']) => {
  const { defaultValue: phone, ...parentPhone } = fields.text('parentPhone', t.parentPhone, { saved: saved.parentPhone })
  return (
    <>
      <TextField {...fields.text('parentName', t.parentName, { saved: saved.parentName })} isOptional={t.optional} maxLength={120} />
      <PhoneInput {...parentPhone} isOptional={t.optional} phone={String(phone)} />
      <TextField {...fields.text('parentEmail', t.parentEmail, { saved: saved.parentEmail })} isOptional={t.optional} type="email" maxLength={320} />
    </>
  )
}
