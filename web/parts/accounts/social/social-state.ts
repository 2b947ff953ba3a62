import { type Locale, locales } from '../../../../contract/locales.ts'

/** The purpose of a social sign-in; it travels to the network and back in the OAuth state. */
export type SocialState = { network: string; purpose: 'enter' | 'bind'; returnUrl: string; locale: Locale }

/** The API's limit on the state; a longer state is written without its return URL. */
const maxStateLength = 400

export const writeSocialState = (state: SocialState): string => {
  const text = encode(state)
  return text.length <= maxStateLength ? text : encode({ ...state, returnUrl: '/' })
}

const encode = ({ network, purpose, returnUrl, locale }: SocialState) =>
  Buffer.from(JSON.stringify([network, purpose, returnUrl, locale])).toString('base64url')

/** Reads the part behind the dot of an OAuth state; null if it is invalid. */
export const readSocialState = (state: string): SocialState | null => {
  const [network, purpose, returnUrl, locale] = listOf(state.slice(state.lastIndexOf('.') + 1))
  if (typeof network !== 'string' || typeof returnUrl !== 'string') return null
  return { network, purpose: purpose === 'bind' ? 'bind' : 'enter', returnUrl, locale: locales.find((one) => one === locale) ?? 'ru' }
}

const listOf = (text: string): unknown[] => {
  try {
    const found: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
