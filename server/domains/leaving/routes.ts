import type { leaving } from '../../../contract/leaving/leaving.ts'
import type { Handlers } from '../../kernel/call.ts'
import { confirm, linkState, ownProposal, propose, withdraw } from './delete-account.ts'
import { exportFile, ownExport, requestExport } from './export.ts'
import { requestMerge, sendMergeCode } from './merge.ts'
import { deletionQueue, mergeQueue } from './queues.ts'

export const leavingRoutes: Handlers<typeof leaving> = {
  'GET /user/deletion-proposal': (ctx) => ownProposal(ctx),
  'POST /user/deletion-proposal': (ctx) => propose(ctx),
  'GET /user/deletion-proposal/link': (ctx) => linkState(ctx),
  'POST /user/deletion-proposal/confirm': (ctx) => confirm(ctx),
  'DELETE /user/deletion-proposal': (ctx) => withdraw(ctx),
  'POST /user/data-export': (ctx) => requestExport(ctx),
  'GET /user/data-export': (ctx) => ownExport(ctx),
  'GET /user/data-export/:id': (ctx) => exportFile(ctx),
  'POST /user/merge-requests/send-code': (ctx) => sendMergeCode(ctx),
  'POST /user/merge-requests': (ctx) => requestMerge(ctx),
  'GET /admin/deletion-proposals': deletionQueue.list,
  'POST /admin/deletion-proposals/:id/decision': deletionQueue.decide,
  'GET /admin/merge-requests': mergeQueue.list,
  'POST /admin/merge-requests/:id/decision': mergeQueue.decide,
}
