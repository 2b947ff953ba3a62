import type { Tx } from '../../../server/kernel/db.ts'
import { compilations } from './compilations.ts'
import type { HeldEdition } from './editions/guests.ts'
import type { Ground } from './ground.ts'
import { insertBatches } from './insert-batches.ts'

export const loadCompilations = async (tx: Tx, cityIds: ReadonlyMap<string, number>): Promise<void> => {
  const rows = compilations.map(({ names, type, city = '' }) => ({
    name_ru: names.ru,
    name_en: names.en,
    name_kk: names.kk,
    type_id: type,
    city_id: cityIds.get(city) ?? null,
  }))
  await tx.insertInto('compilations').values(rows).execute()
}

/** Every edition of an event belongs to the event's compilations. */
export const addToCompilations = async (tx: Tx, held: HeldEdition[], ground: Ground): Promise<void> => {
  const rows = compilations.flatMap(({ names, events }) =>
    held
      .map(({ id, edition }) => ({ compilation_id: ground.compilations.get(names.ru), event_id: id, position: events.indexOf(edition.event.key) }))
      .flatMap(({ compilation_id, ...row }) => (compilation_id === undefined || row.position < 0 ? [] : [{ ...row, compilation_id }])),
  )
  for (const batch of insertBatches(rows)) await tx.insertInto('compilation_events').values(batch).execute()
}
