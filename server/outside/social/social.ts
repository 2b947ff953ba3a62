import type { CustomFetch } from 'openid-client'
import type { Config } from '../../kernel/config.ts'
import type { Network, Social, SocialAnswer } from '../../kernel/gateways.ts'
import type { ClientConfig, GenericConfig } from '../../kernel/identity-config.ts'
import { unstorablePaths } from '../../kernel/storable.ts'
import { type GuardedHttp, isPublicName, openGuardedHttp } from '../guarded-http.ts'
import { type OAuthFlow, oauthFlow, oidcFlow } from './oauth.ts'
import { google, presets } from './presets.ts'
import { profileOfTelegram, readTelegramResult, telegramAddress } from './telegram.ts'

export const openSocial = (config: Config, siteUrl: string, fetch: CustomFetch = plainFetch, photoHttp: GuardedHttp = openGuardedHttp()): Social => ({
  networks: Object.entries(config.SOCIAL_PROVIDERS).flatMap(([network, settings]) =>
    settings ? [withStorableProfiles(networkOf({ network, settings, siteUrl, fetch }))] : [],
  ),
  photo: (network, url) => loadPhoto(network, url, photoHttp),
})

/** Rejects a profile with text that PostgreSQL cannot store, because its names are user input. */
const withStorableProfiles = (network: Network): Network => ({
  ...network,
  profileOf: async (answer, now) => {
    const profile = await network.profileOf(answer, now)
    return unstorablePaths(profile).length > 0 ? null : profile
  },
})

// the options of openid-client are a subset of fetch's
const plainFetch: CustomFetch = (url, options) => fetch(url, options as RequestInit)

type Settings = ClientConfig | GenericConfig | { botToken: string }
type Making = { network: string; settings: Settings; siteUrl: string; fetch: CustomFetch }

const networkOf = ({ network, settings, siteUrl, fetch }: Making): Network => {
  if ('botToken' in settings) return telegramNetwork(network, settings.botToken, siteUrl)
  if (network === 'vk' || network === 'yandex') return byCode({ network, ...presets[network] }, oauthFlow(presets[network], settings, fetch))
  if ('issuer' in settings) {
    const photoHosts = new RegExp(`^${RegExp.escape(new URL(settings.issuer).hostname)}$`)
    return byCode({ network, title: settings.title, photoHosts }, oidcFlow(settings, fetch))
  }
  return byCode({ network, ...google }, oidcFlow({ ...settings, ...google }, fetch))
}

const byCode = ({ network, title, photoHosts }: Pick<Network, 'network' | 'title' | 'photoHosts'>, dance: OAuthFlow): Network => ({
  network,
  title,
  photoHosts,
  addressOf: dance.addressOf,
  profileOf: async ({ code, ...answer }) => (code === undefined ? null : dance.profileOf({ ...answer, code })),
  stampOf: ({ code = '' }) => code,
})

/** Telegram has no authorization code: it returns signed fields, and our state is in the return address. */
const telegramNetwork = (network: string, botToken: string, siteUrl: string): Network => ({
  network,
  title: 'Telegram',
  photoHosts: /(^|\.)(t\.me|telegram\.org|telegram-cdn\.org)$/,
  addressOf: async ({ redirectUri, state }) => {
    const back = new URL(redirectUri)
    back.searchParams.set('state', state)
    return telegramAddress(botToken, { redirectUri: back.href, siteUrl })
  },
  profileOf: async (answer, now) => {
    const fields = fieldsOf(answer)
    return fields && profileOfTelegram(fields, { botToken, now })
  },
  stampOf: (answer) => String(fieldsOf(answer)?.hash),
})

const fieldsOf = ({ code, telegram }: Pick<SocialAnswer, 'code' | 'telegram'>) => telegram ?? (code === undefined ? null : readTelegramResult(code))

const maxPhotoBytes = 4 * 1024 * 1024

/** A picture from the network's own hosts; null if it is on another host, too large or unavailable. */
const loadPhoto = async ({ photoHosts }: Network, address: string, http: GuardedHttp): Promise<Uint8Array | null> => {
  if (!isPublicName(address) || !photoHosts.test(new URL(address).hostname)) return null
  const answer = await http(address, { maxBytes: maxPhotoBytes }).catch(() => null)
  return answer?.status === 200 ? answer.bytes : null
}
