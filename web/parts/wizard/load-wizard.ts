import type { RouterContextProvider } from 'react-router'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { WizardSection } from '../../../contract/organizing/limits.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'
import { zonesOf } from '../settings/zones.ts'
import { emptyStates, newDocument, noLinked } from './new-document.ts'
import type { DraftView, SaveState } from './saver-types.ts'
import type { Linked, WizardSpace } from './section.ts'
import { eventIdIn, sectionOf } from './wizard-address.ts'

type Context = Readonly<RouterContextProvider>
type Request = { context: Context; request: globalThis.Request }

/** The draft of `?id=` or a new one, and the lists that the sections choose from. A visitor signs in first (V543). */
export const loadWizard = async ({ context, request }: Request) => {
  const search = new URL(request.url).searchParams
  const eventId = eventIdIn(search)
  const section = sectionOf(search.get('section'))
  const viewer = await signedIn(context, returnAddress(eventId, section))
  const call = api(context)
  const [types, themes, spaces, quizzes, opened] = await Promise.all([
    call('GET /event-types'),
    call('GET /themes'),
    call('GET /spaces/completion', { query: { isActive: true } }),
    tryApi(context)('GET /quizzes', { query: { published: true } }),
    eventId === null ? null : call('GET /events/:id/draft', { params: { id: eventId } }),
  ])
  const own = opened ? await spacesOf(context, opened.linked.spaces) : []
  const reference = {
    types: types._items.filter(({ id }) => id !== internalType),
    themes: themes._items.filter(({ kind }) => kind === 'theme').map(({ id, name }) => ({ id, name })),
    spaces: [...own, ...spaces._items.filter(({ id }) => own.every((space) => space.id !== id))].map(shortSpace),
    zones: zonesOf(context),
    quizzes: quizzes.ok ? quizzes.reply._items.map(({ id, title }) => ({ id, name: title })) : [],
  }
  const place = opened ? null : await placeOf(context)
  return {
    /** Another opening of a new event is another draft. */
    opening: eventId === null ? `new ${crypto.randomUUID()}` : `event ${eventId}`,
    userId: viewer.id,
    section: section ?? opened?.section ?? 'main',
    isSent: search.get('done') === 'sent',
    life: opened?.life ?? null,
    reference,
    view: opened
      ? viewOf(opened)
      : newView(
          { userId: viewer.id, typeId: usualType(reference.types), city: place?.city ?? null },
          { ...place?.linked, users: [{ id: viewer.id, name: viewer.name, photo: viewer.photo }] },
        ),
    ownDrafts: eventId === null ? await draftsOf(context) : [],
  }
}
export type WizardData = Awaited<ReturnType<typeof loadWizard>>

export const returnAddress = (eventId: number | null, section: WizardSection | null) =>
  paths.createEvent({ ...(eventId !== null && { id: eventId }), ...(section && { section }) })

/** Events of this type are of the site itself. */
const internalType = 9
/** A meetup is the usual event of one evening. */
const meetupType = 2

const usualType = (types: { id: number }[]): number | null => types.find(({ id }) => id === meetupType)?.id ?? types[0]?.id ?? null

const untouched = {
  isAttempted: false,
  faults: {},
  conflicts: {},
  state: 'untouched' satisfies SaveState as SaveState,
  refusal: null,
  revision: 0,
}

type Opened = { eventId: number; data: Record<string, unknown>; version: number; linked: Linked; updatedAt: string } & Pick<
  DraftView,
  'states' | 'errors'
>

const viewOf = ({ eventId, data, version, states, errors, linked }: Opened): DraftView => ({
  ...untouched,
  eventId,
  // the server stores complete documents
  document: data as EventDocument,
  version,
  states,
  errors,
  linked,
  savedAt: null,
})

const newView = (defaults: Parameters<typeof newDocument>[0], linked: Partial<Linked> = {}): DraftView => ({
  ...untouched,
  eventId: null,
  document: newDocument(defaults),
  version: 1,
  states: emptyStates(),
  errors: {},
  linked: { ...noLinked, ...linked },
  savedAt: null,
})

/** The spaces of the draft may be missing among the first suggestions. */
const spacesOf = async (context: Context, linked: Linked['spaces']) => {
  if (linked.length === 0) return []
  const found = await tryApi(context)('GET /spaces/completion', { query: { spaceIds: linked.map(({ id }) => id) } })
  return found.ok ? found.reply._items : []
}

const shortSpace = ({ id, name, cityName, address, timezone }: WizardSpace): WizardSpace => ({ id, name, cityName, address, timezone })

/** The city of the profile is the likely place. */
const placeOf = async (context: Context) => {
  const own = await tryApi(context)('GET /user/interface-settings')
  const cityId = own.ok ? own.reply.cityId : null
  const city = cityId ? await tryApi(context)('GET /cities/:id', { params: { id: cityId } }) : null
  if (!city?.ok) return null
  const { id, name, timezone } = city.reply
  return { city: { id, timezone }, linked: { cities: [{ id, name, timezone }] } }
}

const draftsOffered = 5

/** Own drafts to go on with; without them the wizard works all the same. */
const draftsOf = async (context: Context) => {
  const lists = await Promise.all(
    (['person', 'team'] as const).map((format) =>
      tryApi(context)('GET /owner/events/participation-format/:format', { params: { format }, query: { paginationSize: 50 } }),
    ),
  )
  return lists
    .flatMap((list) => (list.ok ? list.reply._items : []))
    .filter(({ status }) => status === 'draft')
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, draftsOffered)
    .map(({ id, name, updatedAt }) => ({ id, name, updatedAt }))
}
