/** The external services of the process. `server/outside` implements each gateway twice: the real one and a local substitute. */
export type Gateways = { mail: Mail; sms: Sms; social: Social; push: Push; storage: Storage; pages: Pages; dns: Dns }

/** An iCalendar object that mail clients apply to the calendar of the reader (RFC 6047). */
export type LetterCalendar = { method: 'CANCEL' | 'PUBLISH'; content: string }

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
  messageKey?: string
  /** The address for replies, instead of the product's. */
  replyTo?: string
  calendar?: LetterCalendar
}
export type Mail = {
  /** Throws `DeliveryFailure`. `onContent` runs before the content leaves; if it fails, nothing was sent. `messageKey` makes the Message-ID. */
  send: (letter: Letter, onContent?: () => Promise<void>) => Promise<void>
  isReal: boolean
}

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
  /** Sends the message. Returns 'gone' when the subscription no longer exists. */
  send: (target: PushTarget, message: object, keys: PushKeys) => Promise<'sent' | 'gone'>
}

export type Pages = {
  /** Reads a public address of the web, through redirects; null if it cannot be read. */
  read: (address: string) => Promise<{ type: string; bytes: Uint8Array } | null>
}

export type Dns = {
  /** The texts of the TXT records of a name, none for an unknown name. Throws if the DNS does not answer. */
  texts: (name: string) => Promise<string[]>
}

export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Writes a file piece by piece and returns its size; a failed source leaves no file. */
  putStream: (key: string, pieces: AsyncIterable<Uint8Array>) => Promise<number>
  get: (key: string) => Promise<Buffer | null>
  /** The file piece by piece; it is open only while it is read. */
  getStream: (key: string) => Promise<{ size: number; stream: AsyncIterable<Uint8Array> } | null>
  remove: (key: string) => Promise<void>
}

/** The configured networks, the well-known ones first. */
export type Social = { networks: Network[]; photo: (network: Network, url: string) => Promise<Uint8Array | null> }

export type Network = {
  network: string
  title: string
  /** The address of the network's authorization page. */
  addressOf: (start: SocialStart) => Promise<string>
  /** The user's profile in the network; null when the answer does not prove it. */
  profileOf: (answer: SocialAnswer, now: Date) => Promise<SocialProfile | null>
  /** Identifies an answer, so that a replay is detected. */
  stampOf: (answer: Pick<SocialAnswer, 'code' | 'telegram'>) => string
  /** Hosts of the network's pictures. */
  photoHosts: RegExp
}

export type SocialSecrets = { codeVerifier: string; nonce: string }
export type SocialStart = SocialSecrets & { redirectUri: string; state: string }
export type CodeAnswer = SocialStart & { code: string; iss?: string; deviceId?: string }
export type SocialAnswer = Omit<CodeAnswer, 'code'> & { code?: string; telegram?: TelegramFields }
export type TelegramFields = Record<string, string | number>

/** A profile with the network's own values, which are validated before use. */
export type SocialProfile = {
  externalId: string
  firstName: string
  lastName: string
  email: string | null
  /** The network reports the email address as confirmed. */
  isEmailConfirmed: boolean
  /** The address of the public profile page. */
  page: string | null
  city: string | null
  /** YYYY-MM-DD */
  birthday: string | null
  photo: string | null
}
