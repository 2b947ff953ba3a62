import { fact } from '../../kernel/facts.ts'

export const tableExportRequested = fact<{ exportId: number }>('exporting.requested')
