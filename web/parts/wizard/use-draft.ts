import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WizardSection } from '../../../contract/organizing/limits.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { readDraft, saveDraft } from '../accounts/browser-draft.ts'
import { browserStorage } from '../accounts/browser-storage.ts'
import type { Fields } from './draft-rules.ts'
import { DraftSaver } from './draft-saver.ts'
import type { DraftView, SaverDeps } from './saver-types.ts'
import type { SectionMoves } from './use-section-address.ts'

type Opening = { userId: number; view: DraftView; section: WizardSection; moves: SectionMoves }

/** The draft of the page and its autosave. */
export const useDraft = ({ userId, view: first, section, moves }: Opening) => {
  const created: SaverDeps['created'] = (eventId, isLeft) => {
    unsentOf(userId, null).remove()
    if (!isLeft) moves.created(eventId)
  }
  const [saver] = useState(() => new DraftSaver(first, section, depsOf(userId, created)))
  const view = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot)
  useEffect(() => {
    saver.restore(unsentOf(userId, first.eventId).read())
    addEventListener('online', saver.retry)
    return () => {
      removeEventListener('online', saver.retry)
      void saver.leave()
    }
  }, [saver, userId, first.eventId])
  return { saver, view }
}

const depsOf = (userId: number, created: SaverDeps['created']): SaverDeps => ({
  send: async ({ eventId, version, section, fields }) => {
    if (eventId !== null) return browserApi('PATCH /events/:id/draft', { params: { id: eventId }, body: { ...fields, version, section } })
    const attempt = await browserApi('POST /events/draft', { body: fields })
    return attempt.ok ? { ok: true, reply: attempt.reply.draft } : attempt
  },
  store: (unsent, eventId) => unsentOf(userId, eventId).store(unsent),
  created,
})

const lifetimeMs = 30 * 24 * 3_600_000

/** The fields that this browser could not send, per draft and user. */
const unsentOf = (userId: number, eventId: number | null) => {
  const storage = browserStorage()
  const key = `wizard:${userId}:${eventId ?? 'new'}`
  return {
    read: (): Fields => {
      const values = storage ? readDraft({ storage, key, now: Date.now() }, lifetimeMs) : {}
      return parsed(values)
    },
    store: (unsent: Fields) => {
      const entries = Object.entries(unsent).map(([field, value]) => [field, JSON.stringify(value)])
      if (entries.length === 0) storage?.removeItem(key)
      else if (storage) saveDraft({ storage, key, now: Date.now() }, Object.fromEntries(entries))
    },
    remove: () => storage?.removeItem(key),
  }
}

/** A storage may hold anything; the server checks the values. */
const parsed = (values: Record<string, string>): Fields => {
  try {
    return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, JSON.parse(text)]))
  } catch {
    return {}
  }
}
