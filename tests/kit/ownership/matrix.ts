import type { World } from '../world.ts'
import type { ChangedTables } from './row-changes.ts'
import { type ActorName, actorNames, openStage, type Scene, type Stage } from './stage.ts'

/** `isDone`: the actor succeeded and, where the call is a change, changed a row. */
export type Row = { name: string; pattern: string; isDone: boolean; faults: string[] }
type Deps = { world: World; changedTables: ChangedTables }
type Prepared = Awaited<ReturnType<Scene>>
type Cell = { text: string; isAccepted: boolean; changed: string[] }

/** One call by every actor. After an accepted change the next actor gets a new object. */
export const rowOf = async (deps: Deps, name: string, scene: Scene): Promise<Row> => {
  const isRead = name.startsWith('GET ')
  const cells = new Map<ActorName, Cell>()
  let writesRows: boolean = !isRead
  let stage: { stage: Stage; prepared: Prepared } | null = null
  for (const actor of actorNames) {
    stage ??= await setStage(deps.world, scene)
    if (stage.prepared.writesRows === false) writesRows = false
    const cell = await cellOf(deps, name, { ...stage, actor })
    cells.set(actor, cell)
    if (cell.isAccepted && !isRead) stage = null
  }
  return { name, pattern: patternOf(cells), isDone: isDone(cells, writesRows), faults: faultsOf(name, cells) }
}

const setStage = async (world: World, scene: Scene) => {
  const stage = await openStage(world)
  return { stage, prepared: await scene(stage) }
}

type Acting = { stage: Stage; prepared: Prepared; actor: ActorName }

const cellOf = async ({ world, changedTables }: Deps, name: string, { stage, prepared, actor }: Acting): Promise<Cell> => {
  const token = await tokenOf(stage, actor)
  await changedTables()
  const { status, body, text } = await world.request({ ...requestOf(name, prepared), ...(token && { token }) })
  const changed = await changedTables()
  const isAccepted = status < 400
  const shown = prepared.shows && text.includes(prepared.shows) ? ' shown' : ''
  const effect = isAccepted && !name.startsWith('GET ') && prepared.writesRows !== false && changed.length === 0 ? ' nothing' : ''
  return { text: `${status}${isAccepted ? shown + effect : reasonOf(status, body?.reason)}`, isAccepted, changed }
}

const tokenOf = async ({ db, now, people }: Stage, actor: ActorName): Promise<string | undefined> => {
  if (actor === 'visitor') return undefined
  if (actor !== 'blocked owner') return people[actor].token
  await db.updateTable('users').set({ blocked_at: now }).where('id', '=', people.owner.id).execute()
  return people.owner.token
}

export const requestOf = (name: string, { params = {}, query = {}, body, headers }: Prepared) => {
  const [method, path = ''] = name.split(' ')
  const found = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])).toString()
  // the names of the matrix begin with a method of the contract
  return { method: method as 'GET', url: `/api${found}${search && `?${search}`}`, ...(body !== undefined && { body }), ...(headers && { headers }) }
}

const plainReasons: Record<string, number> = { signInRequired: 401, forbidden: 403, notFound: 404 }

const reasonOf = (status: number, reason: string): string => (plainReasons[reason] === status ? '' : ` ${reason}`)

/** Every answer with the actors that get it, the accepted ones first. */
const patternOf = (cells: Map<ActorName, Cell>): string =>
  [...Map.groupBy(cells, ([, { text }]) => text)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([text, actors]) => `${text}: ${actors.map(([actor]) => actor).join(', ')}`)
    .join('\n')

/** An accepted read changes nothing but the audit log; a short link counts its visitor (V586). */
const faultsOf = (name: string, cells: Map<ActorName, Cell>): string[] =>
  [...cells]
    .filter(([, { text, isAccepted, changed }]) => text.startsWith('5') || (isAccepted ? isWritingRead(name, changed) : changed.length > 0))
    .map(([actor, { text, changed }]) => `${name} by ${actor} answers ${text} and changes ${changed.join(', ') || 'nothing'}`)

const isWritingRead = (name: string, changed: string[]): boolean =>
  name.startsWith('GET ') && name !== 'GET /short-url/:name' && changed.some((table) => table !== 'audit_records')

const isDone = (cells: Map<ActorName, Cell>, writesRows: boolean): boolean =>
  [...cells.values()].some(({ isAccepted, changed }) => isAccepted && (!writesRows || changed.length > 0))
