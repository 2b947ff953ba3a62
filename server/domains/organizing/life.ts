import type { OwnEvent } from './own-event.ts'

/** Actions of organizers on an event: the statuses that allow it, and the refusal in the others (V132–V140). */
const actions = {
  cancel: { from: ['draft', 'published', 'unpublished'], refusal: 'eventCanceled' },
  makeDraft: { from: ['draft', 'published', 'unpublished'], refusal: 'eventCanceled' },
  unpublish: { from: ['published'], refusal: 'eventNotPublished' },
  remove: { from: ['draft', 'canceled'], refusal: 'eventNotRemovable' },
} as const satisfies Record<string, { from: readonly OwnEvent['status'][]; refusal: string }>

export type LifeAction = keyof typeof actions
type RefusalOf<Action extends LifeAction> = (typeof actions)[Action]['refusal']

/** Null if the status allows the action. */
export const obstacleTo = <Action extends LifeAction>(action: Action, status: OwnEvent['status']): RefusalOf<Action> | null => {
  const { from, refusal } = actions[action]
  const allowed: readonly OwnEvent['status'][] = from
  return allowed.includes(status) ? null : refusal
}
