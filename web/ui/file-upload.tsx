import { Upload as UploadIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { uploadBytes } from '../../contract/limits.ts'
import type { UploadPurpose } from '../../contract/uploads/uploads.ts'
import { useWords } from '../kernel/words.tsx'
import { Errors, type FieldFrameProps, Help, optionalClass, questionClass } from './field.tsx'
import { UploadRow } from './files/upload-row.tsx'
import { useUploads } from './files/use-uploads.ts'
import { useScripts } from './use-scripts.ts'

type Props = FieldFrameProps & {
  /** The name of the posted files, without scripts. */
  name: string
  /** The name of the posted upload ids, with scripts. */
  idName: string
  /** The ids of uploads that a form came back with; a new file takes the place of the only one. */
  kept?: readonly string[]
  purpose: UploadPurpose
  accept?: string
  maxBytes?: number
  maxFiles?: number
  onUploaded?: (uploadId: string) => void
}

/**
 * Files, chosen or dropped. They are uploaded at once, with progress, and the form posts their ids when all are uploaded. Without scripts it is a file input with our words, and the form posts the files.
 */
export const FileUpload = ({
  id: given,
  label,
  help,
  errors,
  isOptional,
  isQuestion,
  name,
  idName,
  kept = [],
  purpose,
  accept,
  maxFiles = 1,
  ...rest
}: Props) => {
  const t = useWords().uiFields.file
  const own = useId()
  const id = given ?? own
  const hasScripts = useScripts()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { uploads, add, remove, retry, hasFailed, isSending } = useUploads({
    accept,
    maxBytes: rest.maxBytes ?? uploadBytes,
    purpose,
    maxFiles,
    ...rest,
  })
  const shownErrors = fault ? [fault] : errors
  const isMultiple = maxFiles > 1

  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    setFault(isMultiple && uploads.length + chosen.length > maxFiles ? t.tooMany(maxFiles) : null)
    if (chosen.length > 0) add(chosen)
    // the same file may be chosen again
    if (input.current) input.current.value = ''
  }
  const held = useRef<{ submitter: HTMLElement | null } | null>(null)
  const holdSubmit = useEffectEvent((event: SubmitEvent) => {
    setFault(hasFailed ? t.unfinished : null)
    if (!hasFailed && !isSending) return
    event.preventDefault()
    event.stopPropagation()
    if (hasFailed) input.current?.focus()
    else held.current = { submitter: event.submitter }
  })
  useEffect(() => {
    if (isSending || !held.current) return
    const { submitter } = held.current
    held.current = null
    input.current?.form?.requestSubmit(submitter)
  }, [isSending])
  const takeEarly = useEffectEvent(() => input.current?.files?.length && choose(input.current.files))
  useEffect(() => {
    const form = input.current?.form
    takeEarly()
    form?.addEventListener('submit', holdSubmit, true)
    return () => form?.removeEventListener('submit', holdSubmit, true)
  }, [])

  return (
    <div className={`flex flex-col ${isQuestion ? 'gap-3' : 'gap-1.5'}`}>
      <label htmlFor={id} className={isQuestion ? questionClass : 'font-medium'}>
        {label}
        {isOptional && <span className={optionalClass}>{isOptional}</span>}
      </label>
      {isQuestion && <Help id={id} help={help} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input is the one for a keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          choose(event.dataTransfer.files)
        }}
        className={`relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      >
        <input
          ref={input}
          id={id}
          name={hasScripts ? undefined : name}
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-describedby={[help && `${id}-help`, shownErrors?.length && `${id}-errors`].filter(Boolean).join(' ') || undefined}
          aria-invalid={shownErrors?.length ? true : undefined}
          onChange={(event) => choose(event.currentTarget.files)}
          className={`peer ${hasScripts ? 'sr-only' : 'file-input order-2'}`}
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-(--control) cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <UploadIcon className="size-5" aria-hidden="true" />
          {isMultiple ? t.chooseMany : t.choose}
        </label>
        {hasScripts && <span className="text-sm text-ink-soft pointer-coarse:hidden">{t.drop}</span>}
      </div>
      {(isMultiple || uploads.length === 0) && <Kept ids={kept} name={idName} />}
      {uploads.length > 0 && (
        <ul aria-label={t.list} className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => {
                remove(upload)
                setFault(null)
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {uploads.map(({ key, state }) => state.kind === 'sent' && <input key={key} type="hidden" name={idName} value={state.uploadId} />)}
      {!isQuestion && <Help id={id} help={help} />}
      <Errors id={`${id}-errors`} errors={shownErrors} />
    </div>
  )
}

/** Earlier uploads come before later ones. */
const Kept = ({ ids, name }: { ids: readonly string[]; name: string }) => {
  const t = useWords().uiFields.file
  return ids.map((id) => (
    <p key={id} className="text-sm font-medium text-accent">
      <input type="hidden" name={name} value={id} />
      {t.sent}
    </p>
  ))
}
