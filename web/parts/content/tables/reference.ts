import { httpStatusesContent, infoBaseContent, themesContent } from '../../../../contract/reference/content.ts'
import type { ContentScreen } from '../content-table.ts'

export const themes: ContentScreen = { ...themesContent, place: 1, columns: ['name', 'kind', 'moderation'] }

export const httpStatuses: ContentScreen = { ...httpStatusesContent, place: 3, columns: ['title', 'status', 'code', 'locale'] }

export const infoBase: ContentScreen = { ...infoBaseContent, place: 4, columns: ['title', 'section', 'position'] }
