import type { Reply } from '../../../../contract/contract.ts'

export type SocialProfile = NonNullable<Reply<'POST /auth/social'>['profile']>

/** What became of the word of a network, where it did not lead on by itself. */
export type SocialAnswer =
  | { step: 'minor' }
  | { step: 'failed'; message: string; isBinding: boolean }
  | { step: 'new'; socialToken: string; profile: SocialProfile; returnUrl: string }
