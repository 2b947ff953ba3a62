import type { Reply } from '../../../contract/contract.ts'
import type { Problem } from '../../../contract/shapes.ts'
import type { UploadPurpose } from '../../../contract/uploads.ts'
import type { Attempt } from '../../kernel/api.ts'

/** Sends a file from the browser; null stands for an answer that never came. */
export const uploadFile = async (file: File, purpose: UploadPurpose): Promise<Attempt<Reply<'POST /uploads'>> | null> => {
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('file', file)
  const { lang, dataset } = document.documentElement
  try {
    const answer = await fetch(`${dataset.api ?? '/api'}/uploads`, {
      method: 'POST',
      headers: { accept: 'application/json', 'accept-language': lang },
      body,
    })
    const reply = await answer.json()
    return answer.ok ? { ok: true, reply } : { ok: false, problem: reply satisfies Problem }
  } catch {
    return null
  }
}
