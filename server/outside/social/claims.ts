import { z } from 'zod'
import type { SocialProfile } from '../../kernel/gateways.ts'
import { calendarDate } from './presets.ts'

const text = z.string().max(500).nullish().catch(null)

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: text,
  given_name: text,
  family_name: text,
  email: text,
  email_verified: z.boolean().nullish().catch(null),
  picture: text,
  profile: text,
  birthdate: text,
  address: z.object({ locality: text }).nullish().catch(null),
})

/** A profile from standard OpenID Connect claims; null when they are invalid. */
export const profileOfClaims = (answer: unknown): SocialProfile | null => {
  const parsed = claims.safeParse(answer)
  if (!parsed.success) return null
  const { sub, name, given_name, family_name, email, email_verified, picture, profile, birthdate, address } = parsed.data
  return {
    externalId: sub,
    firstName: given_name ?? name ?? '',
    lastName: family_name ?? '',
    email: email?.toLowerCase() ?? null,
    isEmailConfirmed: email_verified === true,
    page: webPage(profile),
    city: address?.locality ?? null,
    birthday: calendarDate(birthdate),
    photo: picture ?? null,
  }
}

const webPage = (url: string | null | undefined) => (url && z.url({ protocol: /^https$/ }).safeParse(url).success ? url : null)
