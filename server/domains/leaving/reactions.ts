import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { erasePerson } from './erase.ts'
import { makeExport } from './export.ts'
import { deletionApproved, exportRequested, mergeCodeRequested } from './facts.ts'
import { queueMergeCode } from './merge-code.ts'

export const leavingReactions = [
  on(deletionApproved, 'erase', ({ userId }, resources: Resources) => erasePerson(resources, userId)),
  on(exportRequested, 'make', ({ exportId }, resources: Resources) => makeExport(resources, exportId)),
  on(mergeCodeRequested, 'letter', (request, resources: Resources) => queueMergeCode(resources, request)),
]
