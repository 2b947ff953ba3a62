/** What the process needs of the outside world. `server/outside` implements each gateway twice: the real one and its local twin. */
export type Gateways = { mail: Mail; sms: Sms; social: Social; push: Push; storage: Storage }

export type Letter = { to: string; subject: string; text: string; html: string; unsubscribeUrl?: string }
export type Mail = { send: (letter: Letter) => Promise<void>; isReal: boolean }

export type SmsChannel = 'sms' | 'fcall'
export type Sms = {
  /** `isOwn`: the owner of the account requests the message, from a trusted browser, with a session or for a second step. */
  send: (channel: SmsChannel, phone: string, text: string, options?: { isOwn: boolean }) => Promise<void>
  /** The balance of each channel, in the gateway's units. */
  balance: () => Promise<{ smsBalance: number; fcallBalance: number }>
  isReal: boolean
}

export type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type PushKeys = { publicKey: string; privateKey: string }
export type Push = {
  /** Sends, or answers 'gone' when the browser has withdrawn its subscription. */
  send: (target: PushTarget, message: object, keys: PushKeys) => Promise<'sent' | 'gone'>
}

export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Buffer | null>
  remove: (key: string) => Promise<void>
}

/** The networks of the configuration, the well-known ones first. */
export type Social = { networks: Network[]; photo: (network: Network, url: string) => Promise<Uint8Array | null> }

export type Network = {
  network: string
  title: string
  /** The page of the network that asks the user. */
  addressOf: (start: SocialStart) => Promise<string>
  /** The user's profile there; null when the answer does not prove it. */
  profileOf: (answer: SocialAnswer, now: Date) => Promise<SocialProfile | null>
  /** Identifies an answer that comes a second time. */
  stampOf: (answer: Pick<SocialAnswer, 'code' | 'telegram'>) => string
  /** Hosts of the network's pictures. */
  photoHosts: RegExp
}

export type SocialSecrets = { codeVerifier: string; nonce: string }
export type SocialStart = SocialSecrets & { redirectUri: string; state: string }
export type CodeAnswer = SocialStart & { code: string; iss?: string; deviceId?: string }
export type SocialAnswer = Omit<CodeAnswer, 'code'> & { code?: string; telegram?: TelegramFields }
export type TelegramFields = Record<string, string | number>

/** A profile in the network's own words, which are validated before use. */
export type SocialProfile = {
  externalId: string
  firstName: string
  lastName: string
  email: string | null
  /** The network says that the address is proven. */
  isEmailConfirmed: boolean
  /** The public page there. */
  page: string | null
  city: string | null
  /** YYYY-MM-DD */
  birthday: string | null
  photo: string | null
}
