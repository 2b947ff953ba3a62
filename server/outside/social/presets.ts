import { z } from 'zod'
import type { SocialProfile } from '../../kernel/gateways.ts'

/** A network with nonstandard OAuth: its endpoints, the request for a profile and its parser. */
export type Preset = {
  title: string
  authorization: string
  token: string
  scope: string
  /** Hosts of profile pictures. */
  photoHosts: RegExp
  profileRequest: (accessToken: string, clientId: string) => Request
  readProfile: (answer: unknown) => SocialProfile | null
}

const text = z.string().max(500).nullish().catch(null)

const vkAnswer = z.object({
  user: z.object({
    user_id: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^\d{1,20}$/)),
    first_name: text,
    last_name: text,
    avatar: text,
    email: text,
    birthday: text,
  }),
})

/** VK ID: OAuth 2.1 with PKCE. A birthday is DD.MM.YYYY. */
const vk: Preset = {
  title: 'VK ID',
  authorization: 'https://id.vk.com/authorize',
  token: 'https://id.vk.com/oauth2/auth',
  scope: 'vkid.personal_info email',
  photoHosts: /(^|\.)(userapi\.com|vk\.com|vk\.ru)$/,
  profileRequest: (accessToken, clientId) =>
    new Request('https://id.vk.com/oauth2/user_info', {
      method: 'POST',
      body: new URLSearchParams({ access_token: accessToken, client_id: clientId }),
    }),
  readProfile: (answer) => {
    const parsed = vkAnswer.safeParse(answer)
    if (!parsed.success) return null
    const { user_id, first_name, last_name, avatar, email, birthday } = parsed.data.user
    const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(birthday ?? '') ?? []
    return {
      externalId: user_id,
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      email: email?.toLowerCase() ?? null,
      isEmailConfirmed: false,
      page: `https://vk.com/id${user_id}`,
      city: null,
      birthday: calendarDate(`${year}-${month}-${day}`),
      photo: avatar ?? null,
    }
  },
}

const yandexAnswer = z.object({
  id: z.string().regex(/^\d{1,30}$/),
  first_name: text,
  last_name: text,
  default_email: text,
  birthday: text,
  default_avatar_id: z
    .string()
    .regex(/^[\w/-]{1,100}$/)
    .nullish()
    .catch(null),
  is_avatar_empty: z.boolean().nullish(),
})

const yandex: Preset = {
  title: 'Yandex ID',
  authorization: 'https://oauth.yandex.ru/authorize',
  token: 'https://oauth.yandex.ru/token',
  scope: 'login:info login:email login:birthday login:avatar',
  photoHosts: /^avatars\.yandex\.net$/,
  profileRequest: (accessToken) => new Request('https://login.yandex.ru/info?format=json', { headers: { authorization: `OAuth ${accessToken}` } }),
  readProfile: (answer) => {
    const parsed = yandexAnswer.safeParse(answer)
    if (!parsed.success) return null
    const { id, first_name, last_name, default_email, birthday, default_avatar_id, is_avatar_empty } = parsed.data
    return {
      externalId: id,
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      email: default_email?.toLowerCase() ?? null,
      isEmailConfirmed: false,
      page: null,
      city: null,
      birthday: calendarDate(birthday),
      photo: default_avatar_id && !is_avatar_empty ? `https://avatars.yandex.net/get-yapic/${default_avatar_id}/islands-200` : null,
    }
  },
}

export const presets = { vk, yandex }

/** Standard OpenID Connect with discovery of its endpoints. */
export const google = {
  title: 'Google',
  issuer: 'https://accounts.google.com',
  scope: 'openid profile email',
  photoHosts: /(^|\.)googleusercontent\.com$/,
}

/** A complete existing date, else null. */
export const calendarDate = (value: string | null | undefined): string | null => (z.iso.date().safeParse(value).success ? (value ?? null) : null)
