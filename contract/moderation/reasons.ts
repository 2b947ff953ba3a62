/** Reasons of a decision; each queue offers some of them. Their words are in `messages/<locale>/moderation.ts`. */
export const reasons = [
  'incomplete',
  'notConfirmed',
  'wrongData',
  'duplicate',
  'inappropriate',
  'unreadable',
  'wrongDocument',
  'noSignature',
  'notSamePerson',
  'openObligations',
  'confirmed',
] as const

export type Reason = (typeof reasons)[number]

/** The reason of an approval. Every other reason declines. */
export const approvalReason = 'confirmed' satisfies Reason
