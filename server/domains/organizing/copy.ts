import type { LifeCtx } from './change-life.ts'
import { copyOf } from './copy-document.ts'
import { addDraft, storedDraft } from './drafts-store.ts'
import { lockOwnEvent } from './own-event.ts'

/** Creates a draft with the content of an event. The lock keeps its files until the copy uses them too (V453). */
export const copyEvent = ({ db, actor, now }: LifeCtx, eventId: number) =>
  db.transaction().execute(async (tx) => {
    await lockOwnEvent(tx, { eventId, actor })
    const { document } = await storedDraft(tx, eventId)
    return { id: await addDraft(tx, { document: copyOf(document, actor.id), ownerId: actor.id, now }) }
  })
