import { Check, File as FileIcon, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import type { Upload } from './use-uploads.ts'

type Props = { upload: Upload; onRemove: () => void; onRetry: () => void }

/** One chosen file: its picture, its progress or result, and what the user may do with it. */
export const UploadRow = ({ upload: { file, state }, onRemove, onRetry }: Props) => {
  const t = useWords().uiFields.file
  const removal = state.kind === 'sending' ? t.cancel : t.remove
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line bg-surface p-2">
      <Preview file={file} />
      <div className="min-w-0 grow text-sm">
        <p className="truncate font-medium">{file.name}</p>
        <Status state={state} name={file.name} />
      </div>
      {state.kind === 'failed' && state.canRetry && (
        <button type="button" aria-label={t.named(t.retry, file.name)} title={t.retry} onClick={onRetry} className={iconButton}>
          <RotateCw className="size-5" aria-hidden="true" />
        </button>
      )}
      <button type="button" aria-label={t.named(removal, file.name)} title={removal} onClick={onRemove} className={iconButton}>
        <X className="size-5" aria-hidden="true" />
      </button>
    </li>
  )
}

const iconButton = 'flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink'

const Status = ({ state, name }: { state: Upload['state']; name: string }) => {
  const t = useWords().uiFields.file
  if (state.kind === 'waiting') return <p className="text-ink-soft">{t.waiting}</p>
  if (state.kind === 'sending') return <progress value={state.share} aria-label={t.sending(name)} className="block h-2 w-full" />
  if (state.kind === 'failed')
    return (
      <p role="alert" className="font-medium text-danger">
        {state.message}
      </p>
    )
  return (
    <p role="status" className="flex items-center gap-1 text-accent">
      <Check className="size-4" aria-hidden="true" />
      {t.sent}
    </p>
  )
}

const Preview = ({ file }: { file: File }) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-lg bg-sunken text-ink-soft">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <FileIcon className="size-5" aria-hidden="true" />}
    </span>
  )
}
