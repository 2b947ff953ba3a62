import { sql } from 'kysely'
import type { ProfileVisibility } from '../../../contract/people/people.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { hideableBlocks } from './relation.ts'

type Row = { contacts_to: ProfileVisibility['contacts']; hidden_blocks: string[]; in_catalogue: boolean }

export const visibilityOf = async ({ db, actor }: Ctx<'GET /user/profile-visibility'>): Promise<ProfileVisibility> =>
  present(await visibilityRow(db, actor.id))

/** Changes the given settings only. */
export const setVisibility = async ({ db, actor, body }: Ctx<'POST /user/profile-visibility'>): Promise<ProfileVisibility> => {
  const { settings } = body
  const hidden = hideableBlocks.filter((block) => settings[block] === false)
  const shown = hideableBlocks.filter((block) => settings[block] === true)
  return present(await saveVisibility(db, actor.id, { hidden, shown, contacts: settings.contacts, catalogue: settings.catalogue }))
}

const present = ({ contacts_to, hidden_blocks, in_catalogue }: Row): ProfileVisibility => {
  const isShown = (block: string) => !hidden_blocks.includes(block)
  return {
    contacts: contacts_to,
    educations: isShown('educations'),
    employments: isShown('employments'),
    projects: isShown('projects'),
    events: isShown('events'),
    resume: isShown('resume'),
    socials: isShown('socials'),
    catalogue: in_catalogue,
  }
}

const columns = ['contacts_to', 'hidden_blocks', 'in_catalogue'] as const

/** Index: the primary key. */
export const visibilityRow = (db: Db, userId: number): Promise<Row> =>
  db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()

type Change = {
  hidden: string[]
  shown: string[]
  contacts: ProfileVisibility['contacts'] | undefined
  catalogue: boolean | undefined
}

/** One statement, so that concurrent changes of different blocks both apply. */
const saveVisibility = (db: Db, userId: number, { hidden, shown, contacts, catalogue }: Change): Promise<Row> =>
  db
    .updateTable('users')
    .set({
      hidden_blocks: sql<string[]>`array(
        select unnest(hidden_blocks) union select unnest(${hidden}::text[]) except select unnest(${shown}::text[]) order by 1)`,
      ...(contacts !== undefined && { contacts_to: contacts }),
      ...(catalogue !== undefined && { in_catalogue: catalogue }),
    })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow()
