import { localized, text } from '../content/content-field.ts'
import { contentTable } from '../content/content-table.ts'

/** The groups of organizations, edited by staff. */
export const organizationGroupsContent = contentTable({ path: 'organization-groups', fields: localized('name', text(60)) })
