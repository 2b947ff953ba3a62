import { teamsOfUsers } from '../../teams/of-users.ts'
import type { Relation } from '../relation.ts'
import { achievementsOf } from './achievements.ts'
import { presentEducation } from './educations/present.ts'
import { educationsOf } from './educations/store.ts'
import { presentEmployment } from './employments/present.ts'
import { employmentsOf } from './employments/store.ts'
import { filesOf } from './files-store.ts'
import { presentInterest } from './interests/present.ts'
import { interestsOf } from './interests/store.ts'
import { languagesOf } from './languages.ts'
import { presentFile } from './present-file.ts'
import { resumes } from './present-resume.ts'
import { presentProject } from './projects/present.ts'
import { projectsOf } from './projects/store.ts'
import { presentTag, tagsOf } from './tags.ts'

/** Items by user id; an empty list for users without items. */
const groupByUser = <Row extends { user_id: number }>(
  userIds: readonly number[],
  rows: Row[],
  present: (row: Row) => object,
): Map<number, object[]> => {
  const grouped = Map.groupBy(rows, (row) => row.user_id)
  return new Map(userIds.map((id) => [id, (grouped.get(id) ?? []).map(present)]))
}

/** Relations of a profile. */
export const profileRelations: Relation[] = [
  {
    name: 'educations',
    block: 'educations',
    load: async (db, userIds, locale, viewerId) =>
      groupByUser(userIds, await educationsOf(db, { userIds, viewerId }, locale), (row) => presentEducation(row, viewerId)),
  },
  {
    name: 'employments',
    block: 'employments',
    load: async (db, userIds, _locale, viewerId) =>
      groupByUser(userIds, await employmentsOf(db, { userIds, viewerId }), (row) => presentEmployment(row, viewerId)),
  },
  {
    name: 'projects',
    block: 'projects',
    load: async (db, userIds, locale, viewerId) => groupByUser(userIds, await projectsOf(db, { userIds, viewerId }, locale), presentProject),
  },
  {
    name: 'themes',
    block: null,
    load: async (db, userIds, locale, viewerId) => groupByUser(userIds, await interestsOf(db, userIds, locale, viewerId), presentInterest),
  },
  {
    name: 'tags',
    block: null,
    load: async (db, userIds, locale, viewerId) => groupByUser(userIds, await tagsOf(db, userIds, locale, viewerId), presentTag),
  },
  {
    name: 'achievements',
    block: null,
    load: async (db, userIds, locale) =>
      groupByUser(userIds, await achievementsOf(db, userIds, locale), ({ id, name, description, received_at }) => ({
        id,
        name,
        description,
        icon: null,
        receivedAt: received_at.toISOString(),
      })),
  },
  {
    name: 'languages',
    block: null,
    load: async (db, userIds, locale) => groupByUser(userIds, await languagesOf(db, userIds, locale), ({ id, name, code }) => ({ id, name, code })),
  },
  { name: 'files', block: null, load: async (db, userIds) => groupByUser(userIds, await filesOf(db, userIds), presentFile) },
  { name: 'resume', block: 'resume', load: (db, userIds, _locale, viewerId) => resumes(db, userIds, viewerId) },
  {
    name: 'teams',
    block: null,
    load: (db, userIds, locale, viewerId) => teamsOfUsers(db, userIds, { userId: viewerId, isStaff: false, locale }),
  },
]
