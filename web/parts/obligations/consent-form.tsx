import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ParentalConsent } from '../../../contract/accounts/care.ts'
import { pagesWithFiles } from '../../../contract/pages.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Errors, TextField } from '../../ui/field.tsx'
import type { Fault } from '../accounts/phone/code-sent.ts'
import { PhoneInput } from '../accounts/phone/phone-input.tsx'
import type { ConsentAnswer } from './parental-consent-steps.ts'
import { uploadFile } from './upload-file.ts'

type Props = { consent: ParentalConsent; start: ConsentAnswer | null }

const maxFiles = 10
const allMegabytes = pagesWithFiles['/parental-consent'] / 1024 / 1024

/** The files of a consent and the parent's details. With scripts files are uploaded one by one to show the progress. */
export const ConsentForm = ({ consent, start }: Props) => {
  const { parentalConsent: t } = useWords().obligations
  const fetcher = useFetcher<ConsentAnswer>()
  const { progress, fault: fileFault, send } = useSending(fetcher.submit)
  const answer = fetcher.data ?? start
  const problem = answer?.problem ?? null
  const isBusy = progress !== null || fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={paths.parentalConsent()} encType="multipart/form-data" onSubmit={send} className="flex flex-col gap-5">
      <TextField
        label={t.choose}
        help={t.chooseHelp}
        name="files"
        type="file"
        multiple
        required
        accept="image/jpeg,image/png,application/pdf,.docx"
        errors={fileFault ? [fileFault] : filesFault(t.noFiles, problem)}
      />
      <p className="no-script-only text-sm text-ink-soft">{t.allHelp(allMegabytes)}</p>
      <ParentFieldset values={answer?.problem ? answer.typed : consent} problem={problem} />
      {problem && !fileFault && !isAtField(problem) && <Errors errors={[problem.message || t.failed]} />}
      {progress && (
        <div role="status" className="flex flex-col gap-2">
          <p>{t.uploading(progress.done, progress.all)}</p>
          <progress value={progress.done} max={progress.all} aria-label={t.choose} className="h-2 w-full accent-accent" />
        </div>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {consent.files.length > 0 ? t.again : t.submit}
      </Button>
      {!isBusy && answer && !problem && !fileFault && (
        <p role="status" className="font-medium text-accent">
          {t.sent}
        </p>
      )}
    </fetcher.Form>
  )
}

const isAtField = ({ errors }: Fault) => ['parentName', 'parentPhone', 'parentEmail', 'file', 'fileIds'].some((field) => field in errors)

/** The API reports missing files as `fileIds`; the form names them by its own field. */
const filesFault = (noFiles: string, problem: Fault | null) =>
  problem?.reason === 'invalidInput' && problem.errors.fileIds ? [noFiles] : (problem?.errors.file ?? problem?.errors.fileIds)

type ParentFields = Pick<ParentalConsent, 'parentName' | 'parentPhone' | 'parentEmail'>

const ParentFieldset = ({ values, problem }: { values: ParentFields; problem: Fault | null }) => {
  const { parentalConsent: t } = useWords().obligations
  return (
    <>
      <TextField
        label={t.parentName}
        isOptional={t.optional}
        name="parentName"
        maxLength={120}
        defaultValue={values.parentName ?? ''}
        errors={problem?.errors.parentName}
      />
      <PhoneInput
        label={t.parentPhone}
        isOptional={t.optional}
        name="parentPhone"
        phone={values.parentPhone ?? ''}
        errors={problem?.errors.parentPhone}
      />
      <TextField
        label={t.parentEmail}
        isOptional={t.optional}
        name="parentEmail"
        type="email"
        maxLength={320}
        defaultValue={values.parentEmail ?? ''}
        errors={problem?.errors.parentEmail}
      />
    </>
  )
}

type Progress = { done: number; all: number }

/** Uploads the chosen files, then submits the form with their ids in place of the files. */
const useSending = (submit: ReturnType<typeof useFetcher>['submit']) => {
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
    await submit(form, { method: 'post', action: paths.parentalConsent() })
  }
  return { progress, fault, send }
}
