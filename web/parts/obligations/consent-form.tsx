import { useId, useRef, useState } from 'react'
import type { useFetcher } from 'react-router'
import type { ParentalConsent } from '../../../contract/accounts/care.ts'
import { pagesWithFiles } from '../../../contract/pages.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import type { Fault } from '../../forms/fault.ts'
import { type FormFields, formFields } from '../../forms/form-fields.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PhoneInput } from '../accounts/phone/phone-input.tsx'
import { uploadFile } from './upload-file.ts'

type Props = { consent: ParentalConsent }

const maxFiles = 10
const allMegabytes = pagesWithFiles['/parental-consent'] / 1024 / 1024

/** The files of a consent and the parent's details. With scripts files are uploaded one by one to show the progress. */
export const ConsentForm = ({ consent }: Props) => {
  const { parentalConsent: t } = useWords().obligations
  const { fetcher, answer, action, intent, isBusy: isPosting } = useFormPost('submitConsent')
  const { progress, fault: fileFault, send } = useSending(fetcher.submit, action)
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId())
  const problem = answer?.problem ?? null
  const isBusy = progress !== null || isPosting
  useFormFocus(form, problem)
  const { defaultValue: _noValue, ...files } = fields.text('files', t.choose, { error: problem?.errors.file ? 'file' : 'fileIds' })
  const parent = parentFields(fields, consent, t)
  return (
    <fetcher.Form ref={form} method="post" action={action} encType="multipart/form-data" onSubmit={send} className="flex flex-col gap-5">
      <ErrorSummary faulty={fields.faulty} />
      <input type="hidden" name="intent" value={intent} />
      <TextField
        {...files}
        help={t.chooseHelp}
        type="file"
        multiple
        required
        accept="image/jpeg,image/png,application/pdf,.docx"
        errors={fileFault ? [fileFault] : noFiles(problem) ? [t.noFiles] : files.errors}
      />
      <p className="no-script-only text-sm text-ink-soft">{t.allHelp(allMegabytes)}</p>
      {parent}
      {progress && (
        <div role="status" className="flex flex-col gap-2">
          <p>{t.uploading(progress.done, progress.all)}</p>
          <progress value={progress.done} max={progress.all} aria-label={t.choose} className="h-2 w-full accent-accent" />
        </div>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {consent.files.length > 0 ? t.again : t.submit}
      </Button>
      {!isBusy && answer && !fileFault && <FormMessage problem={problem} saved={t.sent} shownErrors={fields.faulty.map(({ error }) => error)} />}
    </fetcher.Form>
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

type Progress = { done: number; all: number }

/** Uploads the chosen files, then submits the form with their ids in place of the files. */
const useSending = (submit: ReturnType<typeof useFetcher>['submit'], action: string) => {
  const { parentalConsent: t } = useWords().obligations
  const [progress, setProgress] = useState<Progress | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const uploadAll = async (files: File[]): Promise<string[] | null> => {
    const ids: string[] = []
    for (const file of files) {
      setProgress({ done: ids.length, all: files.length })
      const attempt = await uploadFile(file, 'consent')
      if (!attempt.ok) return fail(attempt.problem.message || t.failed)
      ids.push(attempt.reply.uploadId)
    }
    return ids
  }
  const fail = (message: string) => {
    setFault(message)
    return null
  }
  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const files = form.getAll('files').filter((file): file is File => typeof file !== 'string' && file.size > 0)
    setFault(null)
    if (files.length === 0) return fail(t.noFiles)
    if (files.length > maxFiles) return fail(t.tooMany)
    const ids = await uploadAll(files)
    setProgress(null)
    if (!ids) return
    form.delete('files')
    for (const id of ids) form.append('fileIds', id)
    await submit(form, { method: 'post', action })
  }
  return { progress, fault, send }
}
