import type { Reply } from '../../../../contract/contract.ts'

export type SocialProfile = NonNullable<Reply<'POST /auth/social'>['profile']>

/** The result of a social sign-in that did not end in a redirect. */
export type SocialAnswer =
  | { step: 'minor' }
  | { step: 'failed'; message: string; isBinding: boolean }
  | { step: 'new'; socialToken: string; profile: SocialProfile; returnUrl: string }
