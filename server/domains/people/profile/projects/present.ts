import type { z } from 'zod'
import type { project } from '../../../../../contract/people/profile.ts'
import { presentUpload } from '../../../uploads/present.ts'
import type { ProjectRow } from './store.ts'

type Project = z.output<typeof project>

export const presentProject = (row: ProjectRow): Project => {
  // the check constraint of the table allows these values only
  const types = row.types as Project['types']
  return {
    id: row.id,
    name: row.name,
    stage: row.stage,
    type: types,
    types,
    financeModel: row.finance_model,
    completeDate: row.complete_date,
    essence: row.essence,
    info: row.info,
    presentation: presentationOf(row),
    ntiTechnologies: row.nti_technologies,
    supportInstitutions: row.support_institutions,
    ntiTechnologyIds: row.nti_technologies.map(({ id }) => id),
    supportInstitutionIds: row.support_institutions.map(({ id }) => id),
    visible: row.is_visible,
  }
}

const presentationOf = ({ presentation_id: id, file_name: name, size, mime }: ProjectRow): Project['presentation'] =>
  id && name && size && mime ? presentUpload({ id, name, size, mime }) : null
