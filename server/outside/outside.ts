import type { Mail } from './mail.ts'
import type { Push } from './push.ts'
import type { Sms } from './sms.ts'
import type { Social } from './social/social.ts'
import type { Storage } from './storage.ts'

/** The world beyond the process: each a promise, kept by the real thing or by its local twin. */
export type Outside = { mail: Mail; sms: Sms; social: Social; push: Push; storage: Storage }
