import type { TeamProject } from '../../../contract/teams/team.ts'
import { presentUpload } from '../uploads/present.ts'
import type { ProjectRow } from './projects-store.ts'

export const presentProject = (row: ProjectRow): TeamProject => ({
  id: row.id,
  name: row.name,
  stage: row.stage,
  complete_date: row.complete_date,
  type: row.types,
  finance_model: row.finance_model,
  staff: row.staff,
  essence: row.essence,
  presentation: presentationOf(row),
  info: row.info,
  known: row.known.map(({ id }) => id),
  knownInstitutions: row.known,
  untiUrl: row.unti_url,
  visible: row.is_visible,
})

const presentationOf = ({ presentation_id: id, file_name: name, size, mime }: ProjectRow): TeamProject['presentation'] =>
  id && name && size && mime ? presentUpload({ id, name, size, mime }) : null
