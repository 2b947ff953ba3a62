import { z } from 'zod'
import { isLoopbackHost } from './network-address.ts'

/** Identity providers in the environment: social networks and partners. */

const json = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    ctx.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
}

const isLoopback = (url: string) => isLoopbackHost(URL.parse(url)?.hostname ?? '')
const safeUrl = z.url({ protocol: /^https?$/ }).refine((url) => url.startsWith('https:') || isLoopback(url), 'https only')

const client = z.strictObject({ clientId: z.string().min(1), clientSecret: z.string().min(1).optional() })
const generic = client.extend({ issuer: safeUrl, title: z.string().min(1).max(40), scope: z.string().default('openid profile email') })

/** Facebook and mos.ru are shown nowhere (V366), so they cannot be configured. */
const networks = z
  .object({
    vk: client.optional(),
    yandex: client.optional(),
    google: client.optional(),
    telegram: z.strictObject({ botToken: z.string().regex(/^\d+:[\w-]{20,}$/) }).optional(),
    facebook: z.undefined().optional(),
    mos: z.undefined().optional(),
  })
  .catchall(generic)
  .refine((all) => Object.keys(all).every((name) => /^[a-z][a-z0-9-]{0,30}$/.test(name)), 'names are lower-case Latin letters')

/** An origin as browsers serialize it: no path, no trailing slash, no default port. */
const origin = safeUrl.refine((url) => URL.parse(url)?.origin === url && !url.includes('*'), 'an origin alone')

const partner = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** The name shown to users. */
  title: z.string().min(1).max(60).optional(),
  /** The `iss` claim of its sign-in tokens. */
  issuer: z.string().min(1),
  /** A PEM public key, a JSON Web Key Set, or a secret shared with it. */
  publicKey: z.string().startsWith('-----BEGIN PUBLIC KEY-----').optional(),
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) }).optional(),
  secret: z.string().min(32).optional(),
  /** True when the partner may sign users in by an email address it has confirmed. Staff accounts are excluded. */
  vouchesEmail: z.boolean().default(false),
  /** Its sites. After sign-in, users who came from there are redirected only to these origins. */
  origins: z.array(origin).default([]),
})
export type Partner = z.output<typeof partner>

const hasOneKey = ({ publicKey, jwks, secret }: Partner) => [publicKey, jwks, secret].filter(Boolean).length === 1

export const socialProviders = z.string().default('{}').transform(json).pipe(networks)
export type ClientConfig = z.output<typeof client>
export type GenericConfig = z.output<typeof generic>

export const partners = z
  .string()
  .default('[]')
  .transform(json)
  .pipe(z.array(partner.refine(hasOneKey, 'one of publicKey, jwks and secret')))
  .refine((all) => new Set(all.map(({ issuer }) => issuer)).size === all.length, 'an issuer twice')
