import { organizationGroupsContent } from '../../../../contract/organizations/content.ts'
import type { ContentScreen } from '../content-table.ts'

export const organizationGroups: ContentScreen = { ...organizationGroupsContent, place: 13, columns: ['name'] }
