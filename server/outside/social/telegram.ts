import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SocialProfile, TelegramFields } from '../../kernel/gateways.ts'

const freshSeconds = 600

/** The address of Telegram's authorization page, which returns with `#tgAuthResult=…`. */
export const telegramAddress = (botToken: string, { redirectUri, siteUrl }: { redirectUri: string; siteUrl: string }): string => {
  const address = new URL('https://oauth.telegram.org/auth')
  address.search = String(
    new URLSearchParams({
      bot_id: botToken.split(':', 1)[0] ?? '',
      origin: new URL(siteUrl).origin,
      request_access: 'write',
      return_to: redirectUri,
    }),
  )
  return address.href
}

/** The fields of tgAuthResult, base64 of JSON; null when it is malformed. */
export const readTelegramResult = (code: string): TelegramFields | null => {
  try {
    const fields: unknown = JSON.parse(Buffer.from(code, 'base64').toString())
    return isFields(fields) ? fields : null
  } catch {
    return null
  }
}

const isFields = (value: unknown): value is TelegramFields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string' || typeof field === 'number')

/** The profile of fields that Telegram signed with our bot token at most ten minutes ago; null otherwise. */
export const profileOfTelegram = (fields: TelegramFields, { botToken, now }: { botToken: string; now: Date }): SocialProfile | null => {
  if (!isSigned(fields, botToken)) return null
  const ageSeconds = now.getTime() / 1000 - Number(fields.auth_date)
  if (!(Math.abs(ageSeconds) <= freshSeconds)) return null
  const username = /^\w{3,40}$/.exec(String(fields.username ?? ''))?.[0]
  return {
    externalId: String(fields.id),
    firstName: String(fields.first_name ?? ''),
    lastName: String(fields.last_name ?? ''),
    email: null,
    isEmailConfirmed: false,
    page: username ? `https://t.me/${username}` : null,
    city: null,
    birthday: null,
    photo: fields.photo_url === undefined ? null : String(fields.photo_url),
  }
}

const isSigned = ({ hash, ...fields }: TelegramFields, botToken: string): boolean => {
  // only one spelling is accepted, so that a replayed signature is detected
  if (!/^[0-9a-f]{64}$/.test(String(hash))) return false
  const signature = Buffer.from(String(hash), 'hex')
  const check = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const secret = createHash('sha256').update(botToken).digest()
  const right = createHmac('sha256', secret).update(check).digest()
  return fields.id !== undefined && timingSafeEqual(signature, right)
}
