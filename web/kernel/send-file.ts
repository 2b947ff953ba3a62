import type { Reply } from '../../contract/contract.ts'
import type { UploadPurpose } from '../../contract/uploads/uploads.ts'
import type { Attempt } from './api.ts'
import { apiBase, offline } from './browser-api.ts'

type Sent = Attempt<Reply<'POST /uploads'>>
type Options = { purpose: UploadPurpose; signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads a file and reports its progress from 0 to 1. `fetch` reports no progress of a request, so this is XMLHttpRequest. */
export const sendFile = (file: File, { purpose, signal, onProgress }: Options): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiBase()}/uploads`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => resolve(attemptOf(request)))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('purpose', purpose)
    form.set('file', file)
    request.send(form)
  })

const attemptOf = ({ status, response }: XMLHttpRequest): Sent => {
  if (!response) return { ok: false, problem: offline }
  return status >= 200 && status < 300 ? { ok: true, reply: response } : { ok: false, problem: response }
}
