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
  const eventId = Number(new URL(request.url).searchParams.get('eventId')) || null
  await signedIn(context, paths.mailing('create', eventId ? { eventId } : {}))
  const [navigation, events] = await Promise.all([loadCabinetNavigation(context), ownEvents(context)])
  return { page: 'create' as const, navigation, events, eventId }
}
export type NewMailingData = Extract<Awaited<ReturnType<typeof loadMailing>>, { page: 'create' }>

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
  const [own, themes, organizations, cities] = await Promise.all([
    ownEvents(context),
    api(context)('GET /themes'),
    api(context)('GET /owner/organizations', { query: { paginationSize: maxOptions } }),
    Promise.all((recipients.cityIds ?? []).map(async (id) => ({ id, label: await labelOfCity(context, id) }))),
  ])
  const known = new Set(own.map(({ id }) => id))
  const linked = events.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, label: name }))
  const others = (recipients.eventIds ?? []).filter((id) => !known.has(id) && !linked.some((one) => one.id === id))
  return {
    events: [...own, ...linked, ...others.map((id) => ({ id, label: `№ ${id}` }))],
    themes: themes._items.map(({ id, name }) => ({ id, label: name })),
    organizations: organizations._items.map(({ id, name }) => ({ id, name })),
    cities,
  }
}
export type MailingOptions = Awaited<ReturnType<typeof loadOptions>>

/** Null if the author has lost an event or an organization; saving then names the refusal. */
const loadCount = async (context: Context, { recipients, quizId }: Mailing) => {
  const attempt = await tryApi(context)('POST /owner/mailings/recipients-count', { body: { recipients, ...(quizId && { quizId }) } })
  return attempt.ok ? attempt.reply : null
}
export type RecipientCount = NonNullable<MailingPageData['count']>
