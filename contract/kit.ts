import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path below the API base, `:name` marks a parameter. It is the name of the call everywhere. */
export type AnyAddress = `${Method} /${string}`

/** Who may knock at all; finer rules are the domain's. Staff is crm_tk_staff or admin, control is space staff. */
export type Who = 'anyone' | 'signedIn' | 'staff' | 'control' | 'expert'

/** Named budgets of rate-limits.ts; the kernel counts them for all processes together. */
export type LimitName = 'codes' | 'codeTries' | 'signIn' | 'signUp' | 'captcha' | 'reports' | 'registration'

/** What a shared answer is made of. */
export type SharedTag = 'events' | 'seats' | 'reference'

export type CallSpec = {
  summary: string
  who: Who
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The shape of the answer, or the media type of a file. */
  reply: z.ZodType | FileReply
  refusals?: readonly RefusalCode[]
  limit?: LimitName
  /** Visitors may share the answer until something under one of these names changes. */
  shared?: readonly SharedTag[]
  /** Other addresses that do the same. */
  aliases?: readonly AnyAddress[]
}

export type FileReply = { mediaType: string }
export type FileAnswer = { name: string; mediaType: string; bytes: Uint8Array | string }
export type Contract = Record<AnyAddress, CallSpec>

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
