import { FileText, Upload as UploadIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { uploadBytes } from '../../../contract/limits.ts'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Errors } from '../../ui/field.tsx'
import { UploadRow } from '../../ui/files/upload-row.tsx'
import { type Upload, useUploads } from '../../ui/files/use-uploads.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import type { Linked, SectionField, SectionProps } from './section.ts'
import { sentFileName } from './send-files.ts'

export const pictureTypes = 'image/jpeg,image/png,image/webp'

type Props = Pick<SectionProps, 'linked' | 'remember'> & {
  field: SectionField
  /** Ids of the saved files. */
  saved: readonly string[]
  purpose: UploadPurpose
  maxFiles?: number
  maxBytes?: number
  accept?: string
  help?: string
  isOptional?: string
}

/** Files that are uploaded at once, with progress; the form posts their ids. Without scripts it posts the files (`sendFiles`). */
export const FilesField = ({ field, saved, linked, remember, purpose, maxFiles = 1, maxBytes = uploadBytes, accept, help, isOptional }: Props) => {
  const t = useWords().uiFields.file
  const hasScripts = useScripts()
  const own = useId()
  const [kept, setKept] = useState(saved)
  const { uploads, add, remove, retry } = useUploads({ accept, maxBytes, purpose, maxFiles })
  const sent = uploads.flatMap((upload) => (upload.state.kind === 'sent' ? [{ uploadId: upload.state.uploadId, file: upload.file }] : []))
  useSent(sent, (files) => {
    remember({ uploads: files })
    if (maxFiles === 1) setKept([])
  })
  const free = maxFiles === 1 ? 1 : maxFiles - kept.length - uploads.length
  const { id, name, label, errors } = field
  const helpId = `${own}-help`
  return (
    <div className="flex flex-col gap-2">
      <input type="hidden" name={name} value="" />
      <label htmlFor={id} className="font-medium">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-ink-soft">{isOptional}</span>}
      </label>
      {(kept.length > 0 || uploads.length > 0) && (
        <ul aria-label={label} className="flex flex-col gap-2">
          {kept.map((uploadId) => (
            <SavedFile
              key={uploadId}
              name={name}
              uploadId={uploadId}
              file={linked.uploads.find((upload) => upload.uploadId === uploadId)}
              onRemove={hasScripts ? () => setKept(kept.filter((other) => other !== uploadId)) : undefined}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onRemove={() => remove(upload)} />
          ))}
        </ul>
      )}
      {sent.map(({ uploadId }) => (
        <input key={uploadId} type="hidden" name={name} value={uploadId} />
      ))}
      {free > 0 && (
        <div className="flex">
          <input
            id={id}
            name={hasScripts ? undefined : sentFileName(purpose, name)}
            type="file"
            accept={accept}
            multiple={maxFiles > 1}
            aria-describedby={help ? helpId : undefined}
            aria-invalid={errors?.length ? true : undefined}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])].slice(0, free))
              currentTarget.value = ''
            }}
            className={`peer ${hasScripts ? 'sr-only' : 'file-input order-2'}`}
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-(--control) cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
          >
            <UploadIcon className="size-5" aria-hidden="true" />
            {maxFiles > 1 ? t.chooseMany : t.choose}
          </label>
        </div>
      )}
      {help && (
        <p id={helpId} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <Errors errors={errors} />
    </div>
  )
}

type Sent = { uploadId: string; file: Upload['file'] }

/** Reports each uploaded file once, with what a section opened again needs to show it. */
const useSent = (sent: readonly Sent[], report: (files: Linked['uploads']) => void) => {
  const [known, setKnown] = useState<readonly string[]>([])
  const fresh = sent.filter(({ uploadId }) => !known.includes(uploadId))
  const onSent = useEffectEvent(() => {
    setKnown([...known, ...fresh.map(({ uploadId }) => uploadId)])
    report(fresh.map(({ uploadId, file }) => ({ uploadId, url: URL.createObjectURL(file), name: file.name, size: file.size, mime: file.type })))
  })
  useEffect(() => {
    if (fresh.length > 0) onSent()
  }, [fresh.length])
}

type SavedProps = { name: string; uploadId: string; file: Linked['uploads'][number] | undefined; onRemove: (() => void) | undefined }

/** Without scripts an unticked file is removed. */
const SavedFile = ({ name, uploadId, file, onRemove }: SavedProps) => {
  const t = useWords().uiFields.file
  const title = file?.name ?? uploadId
  return (
    <li className="flex min-h-11 items-center gap-3 rounded-xl border border-line bg-surface p-2">
      {file?.mime.startsWith('image/') ? (
        <img src={file.url} alt="" className="size-11 shrink-0 rounded-lg object-cover" />
      ) : (
        <FileText className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      )}
      {onRemove ? (
        <>
          <input type="hidden" name={name} value={uploadId} />
          <span className="min-w-0 grow truncate">{title}</span>
          <Button look="plain" aria-label={t.named(t.remove, title)} onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      ) : (
        <label className="flex min-w-0 grow items-center gap-3">
          <input type="checkbox" name={name} value={uploadId} defaultChecked className="size-5 shrink-0 accent-accent" />
          <span className="truncate">{title}</span>
        </label>
      )}
    </li>
  )
}
