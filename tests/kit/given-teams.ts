import { newInviteCode } from '../../server/domains/teams/invite-code.ts'
import type { Resources } from '../../server/kernel/resources.ts'

type User = { id: number }

type Wanted = {
  leader: User
  admins?: readonly User[]
  members?: readonly User[]
  waiting?: readonly User[]
  declined?: readonly User[]
  name?: string
  description?: string
  type?: 0 | 1
  moderation?: 'wait' | 'approved' | 'declined'
  cityId?: number
  themeIds?: number[]
}

/** Builds teams directly in the database. */
export const createGivenTeams = ({ db, clock }: Resources) => {
  let count = 0

  /** Approved by staff unless the test says otherwise. */
  const team = async ({ leader, admins = [], members = [], waiting = [], declined = [], ...wanted }: Wanted) => {
    count += 1
    const created_at = clock()
    const values = {
      name: wanted.name ?? `Команда ${count}`,
      description: wanted.description ?? null,
      type: wanted.type ?? 0,
      city_id: wanted.cityId ?? null,
      theme_ids: wanted.themeIds ?? [],
      moderation: wanted.moderation ?? ('approved' as const),
      user_id: leader.id,
      invite_code: newInviteCode(),
      created_at,
    }
    const entriesOf = (users: readonly User[], role: 'leader' | 'admin' | 'member', moderation: 'wait' | 'approved' | 'declined' = 'approved') =>
      users.map(({ id: user_id }) => ({ user_id, role, moderation }))
    const entries = [
      ...entriesOf(members, 'member'),
      ...entriesOf(admins, 'admin'),
      ...entriesOf([leader], 'leader'),
      ...entriesOf(waiting, 'member', 'wait'),
      ...entriesOf(declined, 'member', 'declined'),
    ]
    return db.transaction().execute(async (tx) => {
      const row = await tx.insertInto('teams').values(values).returning(['id', 'name', 'invite_code']).executeTakeFirstOrThrow()
      await tx
        .insertInto('team_staff')
        .values(entries.map((entry) => ({ ...entry, team_id: row.id, created_at })))
        .execute()
      return { id: row.id, name: row.name, inviteCode: row.invite_code ?? '' }
    })
  }

  const teamProject = async (owner: { id: number }, name = 'Тёплый дом') =>
    db
      .insertInto('team_projects')
      .values({ team_id: owner.id, name, stage: 'idea', types: ['social'], finance_model: 'non_commerce', created_at: clock() })
      .returning('id')
      .executeTakeFirstOrThrow()

  return { team, teamProject }
}
