import type { Locale } from '../../../contract/locales.ts'
import type { dictionaries } from '../../../messages/dictionaries.ts'
import type { Fact } from '../facts.ts'
import type { LetterContent } from '../letter.ts'
import type { Resources } from '../resources.ts'
import type { SiteLinks } from '../site-links.ts'
import type { QueuedMessage } from './queue.ts'

export type MessageReader = {
  user_id: number | null
  email: string
  /** Null for an unconfirmed address: it may belong to another person, who must not receive text chosen by the account's user. */
  first_name: string | null
  locale: Locale
  timezone: string | null
}

export type MessageContext<Payload> = {
  reader: MessageReader
  subject: string
  payload: Payload
  words: (typeof dictionaries)[Locale]
  links: SiteLinks
  /** A secret of this message, the same in every attempt: tokens and codes come from it, so that no table stores them. */
  secret: (purpose: string) => Buffer
}

/** The part of a context that the words of an email need. */
export type ReaderContext = Pick<MessageContext<unknown>, 'reader' | 'words' | 'links'>

type Rules = {
  /** Only to the confirmed address of an account: an unconfirmed one may belong to a stranger. */
  onlyConfirmed?: true
  /** The row is deleted after sending, because it has the address of an erased account. */
  isForgotten?: true
}

/** Composes the messages of one kind when they are sent. Null suppresses a message that has become pointless. */
export type MessageKind = Rules & {
  kind: string
  email?: (context: MessageContext<never>, resources: Resources) => Promise<LetterContent | null> | LetterContent
  /** Sends the push itself; false if it has become pointless. */
  push?: (context: MessageContext<never>, resources: Resources) => Promise<boolean>
  /** Creates the notification itself; false if it has become pointless. A repeat must create no second one. */
  bell?: (context: MessageContext<never>, resources: Resources) => Promise<boolean>
}

/** Declares an email kind with the type of its payload. */
export const emailKind = <Payload extends object>(
  kind: string,
  email: (context: MessageContext<Payload>, resources: Resources) => Promise<LetterContent | null>,
  rules: Rules = {},
): MessageKind => ({ kind, email, ...rules })

/** Declares a kind of notifications with the type of its payload. */
export const bellKind = <Payload extends object>(
  kind: string,
  bell: (context: MessageContext<Payload>, resources: Resources) => Promise<boolean>,
): MessageKind => ({ kind, bell })

/** An email about a fact, queued in the transaction that announces it. */
export type FactMessage = MessageKind & { fact: string; about: (payload: never) => Pick<QueuedMessage, 'subject' | 'to' | 'notBefore'> | null }

type EmailOn<Payload> = Rules & {
  /** The recipient and the subject in the sense of `QueuedMessage`; null sends none. */
  about: (payload: Payload) => Pick<QueuedMessage, 'subject' | 'to' | 'notBefore'> | null
  compose: (context: MessageContext<Payload>, resources: Resources) => Promise<LetterContent | null> | LetterContent
}

/** Declares the email about a fact. `kind` is unique in the product, such as `participation.approved`. */
export const emailOn = <Payload extends object>(fact: Fact<Payload>, kind: string, { about, compose, ...rules }: EmailOn<Payload>): FactMessage => ({
  ...rules,
  kind,
  fact: fact.name,
  about,
  email: compose,
})
