import { createHash } from 'node:crypto'
import { userStatuses } from '../../contract/limits.ts'
import { hashPassword } from '../../server/domains/accounts/passwords.ts'
import type { Resources } from '../../server/kernel/resources.ts'
import { hashToken, newToken } from '../../server/kernel/secrets.ts'
import { createGivenQuizzes } from './given-quizzes.ts'
import { createGivenTeams } from './given-teams.ts'

type Person = {
  firstName?: string
  lastName?: string
  phone?: string
  email?: string
  password?: string
  birthday?: string
  roles?: string[]
  isExpert?: boolean
  status?: 8 | 9 | 10 | 11 | 15
  isRestricted?: boolean
  cityId?: number
  locale?: 'ru' | 'en' | 'kz'
}

type Given = {
  name?: string
  access?: 'open' | 'approval-required' | 'close'
  format?: 'space' | 'place' | 'online'
  onlineWithSpace?: boolean
  participationFormat?: 'person' | 'team' | 'quiz'
  status?: 'draft' | 'published' | 'unpublished' | 'canceled'
  moderation?: 'approved' | 'wait' | 'declined'
  owner?: { id: number }
  /** Days from now. */
  startsInDays?: number
  start?: Date
  hours?: number
  /** Chosen by the product unless set. */
  zone?: string
  cityId?: number | null
  placeId?: number
  spaceId?: number
  themeIds?: number[]
  typeId?: number
  info?: string
  tag?: string
  live?: { url: string; title: string }[]
  livePublic?: boolean
  isContest?: boolean
  organizationId?: number
  registrationStart?: Date
  registrationEnd?: Date
  participantLimit?: number
  /** The fewest and the most members of a team event. */
  teamSize?: [min: number, max: number]
  onlineLimit?: number
  offlineLimit?: number
  expectedParticipantCount?: number
  quizId?: number
  ecpRequired?: boolean
  /** Spaces whose staff accepted the invitation, or the main space. */
  networkSpaceIds?: number[]
  weight?: number
  apIdentifier?: string
}

const day = 86_400_000

/** Builds only what a test names, directly in the database; everything else has defaults. */
export const createGiven = (resources: Resources) => {
  const { db, clock } = resources
  let count = 0

  const person = async (wanted: Person = {}) => {
    count += 1
    const user = await db
      .insertInto('users')
      .values({
        first_name: wanted.firstName ?? 'Анна',
        last_name: wanted.lastName ?? `Тестова${'а'.repeat(count % 7)}`,
        email: wanted.email ?? `person${count}@people.test`,
        email_confirmed_at: clock(),
        password_hash: wanted.password ? await hashPassword(wanted.password) : null,
        birthday: wanted.birthday ?? '1990-05-17',
        roles: wanted.roles ?? [],
        is_expert: wanted.isExpert ?? false,
        status: wanted.status ?? userStatuses.active,
        restricted_at: wanted.isRestricted ? clock() : null,
        city_id: wanted.cityId ?? null,
        locale: wanted.locale ?? 'ru',
        agreement_at: clock(),
        personal_data_agreement_at: clock(),
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow()
    if (wanted.phone)
      await db.insertInto('phones').values({ user_id: user.id, phone: wanted.phone, is_primary: true, confirmed_at: clock() }).execute()
    return { id: user.id, email: user.email ?? '', token: await session(user.id) }
  }

  const session = async (userId: number) => {
    const token = newToken()
    const expires = new Date(clock().getTime() + 3650 * day)
    await db
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), user_id: userId, created_at: clock(), seen_at: clock(), expires_at: expires })
      .execute()
    return token
  }

  const event = async (wanted: Given = {}) => {
    count += 1
    const start = wanted.start ?? new Date(clock().getTime() + (wanted.startsInDays ?? 7) * day)
    const row = await db
      .insertInto('events')
      .values({
        name: wanted.name ?? `Встреча предпринимателей ${count}`,
        access: wanted.access ?? 'open',
        format: wanted.format ?? 'place',
        online_with_space: wanted.onlineWithSpace ?? false,
        participation_format: wanted.participationFormat ?? (wanted.teamSize ? 'team' : 'person'),
        ...(wanted.teamSize && { team_size_min: wanted.teamSize[0], team_size_max: wanted.teamSize[1] }),
        type_id: wanted.typeId ?? 2,
        theme_ids: wanted.themeIds ?? [1],
        info: wanted.info ?? '<p>Разговор о деле за одним столом.</p>',
        tag: wanted.tag ?? null,
        live: JSON.stringify(wanted.live ?? []),
        has_broadcast: (wanted.live ?? []).length > 0,
        live_public: wanted.livePublic ?? false,
        date_start: start,
        date_end: new Date(start.getTime() + (wanted.hours ?? 2) * 3_600_000),
        ...(wanted.zone && { zone: wanted.zone }),
        registration_date_start: wanted.registrationStart ?? null,
        registration_date_end: wanted.registrationEnd ?? null,
        expected_participant_count: wanted.expectedParticipantCount ?? null,
        network_space_ids: wanted.networkSpaceIds ?? null,
        city_id: wanted.cityId === undefined ? 881 : wanted.cityId,
        place_id: wanted.placeId ?? null,
        space_id: wanted.spaceId ?? null,
        place_name: wanted.format === 'online' ? null : 'Дом на Басманной',
        place_address: wanted.format === 'online' ? null : 'ул. Старая Басманная, 10',
        quiz_id: wanted.quizId ?? null,
        status: wanted.status ?? 'published',
        moderation: wanted.moderation ?? (wanted.status === 'draft' ? null : 'approved'),
        is_contest: wanted.isContest ?? false,
        organization_id: wanted.organizationId ?? null,
        ecp_required: wanted.ecpRequired ?? false,
        weight: wanted.weight ?? 0,
        ap_identifier: wanted.apIdentifier ?? null,
        created_at: clock(),
        updated_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('event_seats')
      .values({
        event_id: row.id,
        seat_limit: wanted.participantLimit ?? null,
        online_limit: wanted.onlineLimit ?? null,
        offline_limit: wanted.offlineLimit ?? null,
      })
      .execute()
    const invited = (wanted.networkSpaceIds ?? []).filter((spaceId) => spaceId !== wanted.spaceId)
    const proposals = invited.map((space_id) => ({ event_id: row.id, space_id, status: 'approved' as const, user_id: wanted.owner?.id ?? null }))
    if (proposals.length > 0) await db.insertInto('network_proposals').values(proposals).execute()
    if (wanted.owner) await db.insertInto('event_owners').values({ event_id: row.id, user_id: wanted.owner.id }).execute()
    return { id: row.id, start }
  }

  const place = (name = 'Дом на Басманной', cityId = 881) =>
    db
      .insertInto('places')
      .values({ name, type: 'city', city_id: cityId, address: 'ул. Старая Басманная, 10', lat: 55.76, lng: 37.66 })
      .returning('id')
      .executeTakeFirstOrThrow()

  /** A space that never closes, unless hours are given. */
  const space = async (name = 'Точка сбора', hours: [open: string, close: string] = ['00:00', '24:00']) =>
    db
      .insertInto('spaces')
      .values({ name, place_id: (await place()).id, schedule: JSON.stringify(everyDay(...hours)) })
      .returning('id')
      .executeTakeFirstOrThrow()

  const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, open, close }))

  const hall = (owner: { id: number }, name = 'Атриум', capacity = 40, equipment: string[] = ['проектор', 'экран']) =>
    db.insertInto('halls').values({ space_id: owner.id, name, capacity, equipment }).returning('id').executeTakeFirstOrThrow()

  /** Gives a user the role and the space of space staff. */
  const spaceStaff = async (spaces: readonly { id: number }[]) => {
    const user = await person({ roles: ['control'] })
    for (const [position, { id }] of spaces.entries())
      await db.insertInto('space_staff').values({ space_id: id, user_id: user.id, position }).execute()
    return user
  }

  const organization = (name = 'Соседи по делу') =>
    db.insertInto('organizations').values({ name, type: 'ngo', city_id: 881 }).returning('id').executeTakeFirstOrThrow()

  /** An entry that waits for staff. Returns its id. */
  const education = async (owner: { id: number }, universityId = 1): Promise<number> => {
    const study = { university_id: universityId, specialty: 'Экономика', year_start: 2010, is_foreign: false, level: 'bachelor' as const }
    const values = { ...study, user_id: owner.id, created_at: clock() }
    return (await db.insertInto('educations').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  /** Many users at once, each with a session, for races. */
  const crowd = async (size: number) => {
    const people = await db
      .insertInto('users')
      .values(
        Array.from({ length: size }, (_, index) => ({
          first_name: 'Гость',
          last_name: `Номер ${index}`,
          status: userStatuses.active,
          agreement_at: clock(),
          personal_data_agreement_at: clock(),
        })),
      )
      .returning('id')
      .execute()
    const sessions = people.map(({ id }) => ({ id, token: createHash('sha256').update(`${id} ${Math.random()}`).digest('base64url') }))
    const expires = new Date(clock().getTime() + day)
    await db
      .insertInto('sessions')
      .values(
        sessions.map(({ id, token }) => ({ token_hash: hashToken(token), user_id: id, created_at: clock(), seen_at: clock(), expires_at: expires })),
      )
      .execute()
    return sessions
  }

  return {
    person,
    session,
    event,
    place,
    space,
    hall,
    spaceStaff,
    organization,
    education,
    crowd,
    ...createGivenQuizzes(resources),
    ...createGivenTeams(resources),
  }
}
