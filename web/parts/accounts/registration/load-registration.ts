import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { localDate } from '../../../kernel/format.ts'
import { newCaptcha } from '../captcha/captcha-posted.ts'
import { loadChannels, wayIn } from '../open-door.ts'
import { cityLabel } from './city-choice.ts'
import { emptyPhoneStep, nobody, type RegistrationAnswer } from './registration-answer.ts'

type Context = Readonly<RouterContextProvider>

/** Ages are counted by the calendar of Moscow (A104). */
const zoneOfAges = 'Europe/Moscow'

/** How the registration begins: with a phone, or with an e-mail where that was chosen or no code can be sent. */
export const loadRegistration = async ({ request, context }: { request: Request; context: Context }) => {
  const { returnUrl, way } = await wayIn({ request, context })
  const channels = await loadChannels(context)
  const isByEmail = way === 'email' || (channels.length === 0 && way !== 'phone')
  const start: RegistrationAnswer = isByEmail ? await emailStep(context) : { ...emptyPhoneStep, person: nobody }
  return { returnUrl, channels, start, cities: await largestCities(context), today: localDate(context.get(siteContext).now, zoneOfAges) }
}

const emailStep = async (context: Context): Promise<RegistrationAnswer> => ({
  step: 'email',
  email: '',
  captcha: await newCaptcha(context),
  fault: null,
  person: nobody,
})

const citiesOffered = 50

const largestCities = async (context: Context): Promise<string[]> => {
  const attempt = await tryApi(context)('GET /cities/search', { query: { paginationSize: citiesOffered } })
  return attempt.ok ? attempt.reply._items.map(cityLabel) : []
}
