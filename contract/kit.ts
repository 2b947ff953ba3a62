import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path below the API base, `:name` marks a parameter. It is the name of the call everywhere. */
export type AnyAddress = `${Method} /${string}`

/** The callers that get past the first check; finer rules are in the domain. Staff is crm_tk_staff or admin, control is space staff. */
export type AccessRule = 'anyone' | 'signedIn' | 'staff' | 'control' | 'expert'

/** Named budgets of rate-limits.ts; the kernel counts them for all processes together. */
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
  | 'uploads'
  | 'suggestions'

/** What a shared answer is made of, beside the seats of the events it shows. */
export type SharedTag = 'events' | 'reference'

/** What a session may still wait for: the second step of signing in, or the consent of a parent. */
export type Unfinished = 'secondStep' | 'consent'

export type CallSpec = {
  summary: string
  access: AccessRule
  /** Sessions that count for this call although they still wait for something; for the others they do not. */
  unfinished?: readonly Unfinished[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body holds a file: in the part `file` of multipart/form-data, beside the other fields of the body, or as the whole of it. */
  takes?: { as: 'multipart' | 'bytes'; maxBytes: number }
  /** The shape of the answer, or the media type of a file. */
  reply: z.ZodType | FileReply
  refusals?: readonly RefusalCode[]
  limit?: LimitName
  /** The answer is a secret: it is sent once and stored under no idempotency key. */
  isSecret?: boolean
  /** A GET that changes something: a browser that only follows a link to it is refused. */
  acts?: true
  /** Visitors may share the answer until something under one of these names changes. */
  shared?: readonly SharedTag[]
  /** The answer is the same for every caller, so pages of signed-in users share it too. */
  isSameForAll?: true
  /** Other addresses that do the same. */
  aliases?: readonly AnyAddress[]
}

/** A file as people send it: its name and type are theirs to claim, ours to find out. */
export type SentFile = { name: string; bytes: Uint8Array }

/** A body that is nothing but bytes: the handler reads it once it knows that the sender may send it. */
export type SentBytes = { read: () => Promise<Uint8Array> }

export type FileReply = { mediaType: string }
export type FileAnswer = { name: string; mediaType: string; bytes: Uint8Array | string }
export type Contract = Record<AnyAddress, CallSpec>

/** A part of a domain's calls under one heading of the API docs. */
export type Section = { title: string; description: string; calls: Contract }

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
export type ReplyOf<C> = C extends { reply: infer R } ? (R extends z.ZodType ? z.output<R> : FileAnswer) : never

/** Checks a domain's calls and keeps their exact types. */
export const calls = <const C extends Contract>(contract: C): C => contract

/** The parameters of a path as a schema: positive whole numbers unless the call says otherwise. */
export const paramsSchema = (address: string, spec: CallSpec): z.ZodObject =>
  spec.params ??
  z.object(
    Object.fromEntries(
      [...address.matchAll(/:(\w+)/g)].map(([, name]) => [
        name,
        z.coerce
          .number()
          .int()
          .min(1)
          .max(2 ** 53 - 1),
      ]),
    ),
  )
