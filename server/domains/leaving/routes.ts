import type { leaving } from '../../../contract/leaving/leaving.ts'
import type { Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { confirm, decideDeletion, linkState, ownProposal, propose, withdraw } from './delete-account.ts'
import { exportFile, ownExport, requestExport } from './export.ts'
import { decideMerge, requestMerge, sendMergeCode } from './merge.ts'
import { countMergeRequests, countProposals, listMergeRequests, listProposals } from './staff-store.ts'

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
  'GET /admin/deletion-proposals': async ({ db, query, actor }) => {
    const slice = sliceOf(query, actor)
    return pageOf(await listProposals(db, query, slice), await countProposals(db, query), query, slice)
  },
  'POST /admin/deletion-proposals/:id/decision': (ctx) => decideDeletion(ctx),
  'GET /admin/merge-requests': async ({ db, query, actor }) => {
    const slice = sliceOf(query, actor)
    return pageOf(await listMergeRequests(db, query, slice), await countMergeRequests(db, query), query, slice)
  },
  'POST /admin/merge-requests/:id/decision': (ctx) => decideMerge(ctx),
}
