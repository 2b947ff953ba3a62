import { z } from 'zod'
import { decimal } from './decimal.ts'
import type { RefusalCode } from './refusals.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path below the API base; `:name` marks a parameter. The address identifies the call everywhere. */
export type AnyAddress = `${Method} /${string}`

/** The coarse check before a handler; finer rules are in the domain. Staff is crm_tk_staff or admin, control is space staff. */
export type AccessRule = 'anyone' | 'signedIn' | 'staff' | 'admin' | 'control' | 'expert'

/** Rate limits of calls; `server/kernel/limits.ts` has their budgets. */
export type LimitName =
  | 'letters'
  | 'links'
  | 'emailChecks'
  | 'social'
  | 'codes'
  | 'codeTries'
  | 'signIn'
  | 'signUp'
  | 'captcha'
  | 'reports'
  | 'registration'
  | 'subscribing'
  | 'approaches'
  | 'organizing'
  | 'teamCodes'
  | 'importing'
  | 'uploads'
  | 'suggestions'
  | 'certificates'
  | 'certificateFiles'
  | 'quizAnswers'
  | 'quizDrafts'
  | 'liveAnswers'
  | 'liveStreams'
  | 'commonTimes'

/** Cache tags of a shared reply; the seats of its events have tags of their own. */
export type SharedTag = 'events' | 'organizations' | 'reference'

/** Steps that a session may still lack: the second step of signing in, or parental consent. */
export type Unfinished = 'secondStep' | 'consent'

export type CallSpec = {
  summary: string
  access: AccessRule
  /** The call accepts sessions that still lack one of these steps; other calls reject them. */
  unfinished?: readonly Unfinished[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body holds a file: the part `file` of multipart/form-data beside the other fields, or the whole body. */
  takes?: { as: 'multipart' | 'bytes'; maxBytes: number }
  /** The largest body in bytes, if its declared limits need more than the usual 256 KB. */
  bodyBytes?: number
  /** The schema of the reply, or the media type of a file. */
  reply: z.ZodType | FileReply
  refusals?: readonly RefusalCode[]
  limit?: LimitName
  /** The reply is a secret: it is sent once and not stored under an idempotency key. */
  isSecret?: boolean
  /** A call open to anyone that takes the idempotency key of signed-in callers; calls that need a session always take it. */
  takesKey?: true
  /** A GET with side effects: a browser that only follows a link to it is refused. */
  acts?: true
  /** The reply is cached for visitors until one of these tags is invalidated. */
  shared?: readonly SharedTag[]
  /** The reply is the same for every caller, so pages of signed-in users share it too. */
  isSameForAll?: true
  /** Other addresses of the same call. */
  aliases?: readonly AnyAddress[]
}

/** A file as received; its name and type are unverified. */
export type SentFile = { name: string; bytes: Uint8Array }

/** A body of raw bytes; the handler reads it after it has authorized the sender. */
export type SentBytes = { read: () => Promise<Uint8Array> }

/**
 * `isStream` is for large files, which are sent while they are read or made; the size of one that is made is unknown. `isEvents` is for
 * server-sent events.
 */
export type FileReply = { mediaType: string; isStream?: true; isEvents?: true }
export type FileAnswer = { name: string; mediaType: string; bytes: Uint8Array | string }
export type StreamAnswer = { name: string; mediaType: string; size?: number; stream: AsyncIterable<Uint8Array> }
/** Each event replaces the one before: a slow client gets only the latest. */
export type EventClient = { send: (event: { id: string; data: string }) => void; end: () => void }
/** `connect` begins to send events to a client, and returns the function that stops it. */
export type EventsAnswer = { connect: (client: EventClient) => () => void }
export type Contract = Record<AnyAddress, CallSpec>

/** Calls of a domain under one heading of the API docs, with the staff queues among them. */
export type Section = { title: string; description: string; calls: Contract; queues?: readonly { name: string }[] }

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: number } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: number }
    : unknown

export type ParamsOf<A, C> = C extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : A extends `${string} ${infer Path}`
    ? PathParams<Path>
    : never
export type QueryOf<C> = C extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<never, never>
export type QueryInputOf<C> = C extends { query: infer Q extends z.ZodType } ? z.input<Q> : Record<never, never>
export type BodyOf<C> = C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
export type BodyInputOf<C> = C extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
export type ReplyOf<C> = C extends { reply: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends { isEvents: true }
      ? EventsAnswer
      : R extends { isStream: true }
        ? StreamAnswer
        : FileAnswer
  : never

/** Checks the calls of a domain and preserves their exact types. */
export const calls = <const C extends Contract>(contract: C): C => contract

/** The parameters of a path as a schema: positive integers unless the call declares its own. */
export const paramsSchema = (address: string, spec: CallSpec): z.ZodObject =>
  spec.params ??
  z.object(
    Object.fromEntries(
      [...address.matchAll(/:(\w+)/g)].map(([, name]) => [
        name,
        decimal(
          z
            .int()
            .min(1)
            .max(2 ** 53 - 1),
        ),
      ]),
    ),
  )
