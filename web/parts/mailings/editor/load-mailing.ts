import { data, type LoaderFunctionArgs } from 'react-router'
import type { Mailing } from '../../../../contract/mailings/shapes.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { format } from '../../../kernel/format.ts'
import { loadZone } from '../../../kernel/load-zone.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import type { ComboboxOption } from '../../../ui/combobox-options.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'
import { labelOfCity } from '../../cities/load-cities.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>
type Context = Args['context']

/** A new mailing, or one with its letter and the number of its recipients. A visitor signs in first. */
export const loadMailing = async ({ params, request, context }: Args) => {
  if (params.mailingId === 'create') return loadNew({ request, context })
  const id = Number(params.mailingId)
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 })
  await signedIn(context, paths.mailing(id))
  const call = api(context)
  const mailing = await call('GET /owner/mailings/:id', { params: { id } })
  const [navigation, zone, preview, options, count] = await Promise.all([
    loadCabinetNavigation(context),
    loadZone(context),
    call('GET /owner/mailings/:id/preview', { params: { id } }),
    mailing.selfPermission.edit ? loadOptions(context, mailing) : null,
    mailing.selfPermission.edit ? loadCount(context, mailing) : null,
  ])
  return { page: 'mailing' as const, mailing, navigation, zone, preview, options, count }
}
export type MailingPageData = Extract<Awaited<ReturnType<typeof loadMailing>>, { page: 'mailing' }>

const loadNew = async ({ request, context }: Omit<Args, 'params'>) => {
  const { searchParams } = new URL(request.url)
  const [eventId, quizId] = ['eventId', 'quizId'].map((name) => Number(searchParams.get(name)) || undefined)
  await signedIn(context, paths.mailing('create', { ...(eventId && { eventId }), ...(quizId && { quizId }) }))
  const [navigation, events, quiz] = await Promise.all([
    loadCabinetNavigation(context),
    ownEvents(context),
    quizId ? askedQuiz(context, quizId) : null,
  ])
  return { page: 'create' as const, navigation, events, quiz, eventId: eventId ?? quiz?.eventId ?? null }
}
export type NewMailingData = Extract<Awaited<ReturnType<typeof loadMailing>>, { page: 'create' }>

/** A published survey that the user may edit; for others it does not exist. */
const askedQuiz = async (context: Context, id: number) => {
  const { title, eventId, published, selfPermission } = await api(context)('GET /quizzes/:id', { params: { id } })
  if (!published || !selfPermission.edit) throw data(null, { status: 404 })
  return { id, title, eventId }
}

const maxOptions = 100

/** Own events with their dates, the latest first. */
const ownEvents = async (context: Context): Promise<ComboboxOption[]> => {
  const { locale } = context.get(siteContext)
  const { _items } = await api(context)('GET /owner/events', { query: { paginationSize: maxOptions } })
  return _items.map(({ id, name, dateStart, timezoneName }) => ({
    id,
    label: name.trim() || `№ ${id}`,
    ...(dateStart && { note: format(dateStart, { locale, zone: timezoneName, kind: 'yearDate' }) }),
  }))
}

/** The choices of the form. Chosen events that are not among the latest are added. */
const loadOptions = async (context: Context, { events, recipients }: Mailing) => {
  const [own, themes, organizations, cities, users] = await Promise.all([
    ownEvents(context),
    api(context)('GET /themes'),
    api(context)('GET /owner/organizations', { query: { paginationSize: maxOptions } }),
    Promise.all((recipients.cityIds ?? []).map(async (id) => ({ id, label: await labelOfCity(context, id) }))),
    namedUsers(context, recipients.userIds ?? []),
  ])
  const known = new Set(own.map(({ id }) => id))
  const linked = events.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, label: name }))
  const others = (recipients.eventIds ?? []).filter((id) => !known.has(id) && !linked.some((one) => one.id === id))
  return {
    events: [...own, ...linked, ...others.map((id) => ({ id, label: `№ ${id}` }))],
    themes: themes._items.map(({ id, name }) => ({ id, label: name })),
    organizations: organizations._items.map(({ id, name }) => ({ id, name })),
    cities,
    users,
  }
}

const maxIdsAtOnce = 100

/** Chosen users; one who is no longer shown in lists stays chosen, by number. */
const namedUsers = async (context: Context, ids: readonly number[]): Promise<ComboboxOption[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / maxIdsAtOnce) }, (_, part) => ids.slice(part * maxIdsAtOnce, (part + 1) * maxIdsAtOnce))
  const found = await Promise.all(parts.map((part) => api(context)('GET /users/completion', { query: { ids: part } })))
  const names = new Map(found.flatMap(({ _items }) => _items.map(({ id, name }) => [id, name])))
  return ids.map((id) => ({ id, label: names.get(id) ?? `№ ${id}` }))
}
export type MailingOptions = Awaited<ReturnType<typeof loadOptions>>

/** Null if the author has lost an event or an organization; saving then names the refusal. */
const loadCount = async (context: Context, { recipients, quizId }: Mailing) => {
  const attempt = await tryApi(context)('POST /owner/mailings/recipients-count', { body: { recipients, ...(quizId && { quizId }) } })
  return attempt.ok ? attempt.reply : null
}
export type RecipientCount = NonNullable<MailingPageData['count']>
