import type { RouterContextProvider } from 'react-router'
import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import { userStatuses } from '../../../../contract/limits.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { localDate } from '../../../kernel/format.ts'
import { largestCities } from '../../cities/load-cities.ts'
import { newCaptcha } from '../captcha/captcha-posted.ts'
import { loadChannels, redirectSignedIn } from '../entry-guard.ts'
import { emptyPerson, emptyPhoneStep, firstPersonStep, type RegistrationAnswer } from './registration-answer.ts'

type Context = Readonly<RouterContextProvider>

/** The time zone in which ages are counted (A104). */
const zoneOfAges = 'Europe/Moscow'

/** The first step of the registration: a phone, or an email if the user chose it or no code can be sent. */
export const loadRegistration = async ({ request, context }: { request: Request; context: Context }) => {
  const { returnUrl, way, viewer } = await redirectSignedIn({ request, context }, isUnfinished)
  const channels = await loadChannels(context)
  const isByEmail = way === 'email' || (channels.length === 0 && way !== 'phone')
  const start = viewer ? await finishingStep(context, viewer) : isByEmail ? await emailStep(context) : phoneStep
  return { returnUrl, channels, start, cities: await largestCities(context), today: localDate(context.get(siteContext).now, zoneOfAges) }
}

const isUnfinished = ({ status }: SessionUser) => status === userStatuses.unfinished

/** A user with an unfinished account enters the remaining data (V226). */
const finishingStep = async (context: Context, viewer: SessionUser): Promise<RegistrationAnswer> => {
  const attempt = await tryApi(context)('GET /users/:id', { params: { id: viewer.id } })
  const { first_name = '', last_name = '', father_name, birthday } = attempt.ok ? attempt.reply : {}
  const person = { ...emptyPerson, first_name, last_name, father_name: father_name ?? '', birthday: birthday ?? '' }
  return { ...firstPersonStep({ kind: 'own' }, null), person }
}

const phoneStep: RegistrationAnswer = { ...emptyPhoneStep, person: emptyPerson }

const emailStep = async (context: Context): Promise<RegistrationAnswer> => ({
  step: 'email',
  email: '',
  captcha: await newCaptcha(context),
  fault: null,
  person: emptyPerson,
})
