import { type Locale, locales } from '../../../../contract/locales.ts'

/** What a person is about while a network has the word; it travels there and back in the address. */
export type Errand = { network: string; purpose: 'enter' | 'bind'; returnUrl: string; locale: Locale }

/** The call takes no longer state; what it says of the way back can be left out. */
const longest = 400

export const writeErrand = (errand: Errand): string => {
  const text = encode(errand)
  return text.length <= longest ? text : encode({ ...errand, returnUrl: '/' })
}

const encode = ({ network, purpose, returnUrl, locale }: Errand) =>
  Buffer.from(JSON.stringify([network, purpose, returnUrl, locale])).toString('base64url')

/** Reads the errand behind the dot of a state; null when it is none of ours. */
export const readErrand = (state: string): Errand | null => {
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
