import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { sendFile } from '../../kernel/send-file.ts'
import { useWords } from '../../kernel/words.tsx'
import { type FileRules, fileFault } from './file-fault.ts'

type State =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'sent'; uploadId: string }
  /** `canRetry` after a failure of the connection or of the call; a file against the rules is only removed. */
  | { kind: 'failed'; message: string; canRetry: boolean }

export type Upload = { key: number; file: File; state: State }

type Change = { add: Upload[]; max: number } | { key: number; state: State } | { remove: number }

const changed = (uploads: Upload[], change: Change): Upload[] => {
  if ('add' in change) return change.max === 1 ? change.add.slice(-1) : [...uploads, ...change.add].slice(0, change.max)
  if ('remove' in change) return uploads.filter(({ key }) => key !== change.remove)
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, state: change.state } : upload))
}

type Options = FileRules & { purpose: UploadPurpose; maxFiles: number; onUploaded?: ((uploadId: string) => void) | undefined }

/** The files that the user chose; they are sent one after another. */
export const useUploads = ({ accept, maxBytes, purpose, maxFiles, onUploaded }: Options) => {
  const t = useWords().uiFields.file
  const [uploads, dispatch] = useReducer(changed, [])
  const lastKey = useRef(0)
  const running = useRef<{ key: number; abort: AbortController } | null>(null)

  const send = useEffectEvent(async ({ key, file }: Upload) => {
    const abort = new AbortController()
    running.current = { key, abort }
    const onProgress = (share: number) => dispatch({ key, state: { kind: 'sending', share } })
    onProgress(0)
    const attempt = await sendFile(file, { purpose, signal: abort.signal, onProgress })
    running.current = null
    const failed = () => ({ kind: 'failed', message: attempt.ok ? '' : attempt.problem.message || t.failed, canRetry: true }) as const
    dispatch({ key, state: attempt.ok ? { kind: 'sent', uploadId: attempt.reply.uploadId } : failed() })
    if (attempt.ok && !abort.signal.aborted) onUploaded?.(attempt.reply.uploadId)
  })

  // the next file is sent when no other is
  const next = uploads.find(({ state }) => state.kind === 'waiting')
  const isSending = uploads.some(({ state }) => state.kind === 'sending')
  useEffect(() => {
    if (next && !isSending) void send(next)
  }, [next, isSending])
  useEffect(() => () => running.current?.abort.abort(), [])

  const add = (files: readonly File[]) => {
    const chosen = files.map((file): Upload => {
      lastKey.current += 1
      const message = fileFault(file, { accept, maxBytes }, t)
      return { key: lastKey.current, file, state: message ? { kind: 'failed', message, canRetry: false } : { kind: 'waiting' } }
    })
    if (maxFiles === 1) running.current?.abort.abort()
    dispatch({ add: chosen, max: maxFiles })
  }
  const remove = ({ key, state }: Upload) => {
    if (running.current?.key === key) running.current.abort.abort()
    // an unclaimed file is deleted within a day anyway, so a failure changes nothing
    if (state.kind === 'sent') void browserApi('DELETE /uploads/:uploadId', { params: { uploadId: state.uploadId } })
    dispatch({ remove: key })
  }
  const retry = ({ key }: Upload) => dispatch({ key, state: { kind: 'waiting' } })
  const hasFailed = uploads.some(({ state }) => state.kind === 'failed')
  return { uploads, add, remove, retry, hasFailed, isSending: Boolean(next) || isSending }
}
