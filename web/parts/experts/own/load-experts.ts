import { api, tryApi } from '../../../kernel/api.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadOwnEvent, type OwnEventArgs } from '../../cabinet/event/load-own-event.ts'
import { scoresAddress } from './own-address.ts'

/** The experts of an own event and a page of the scores. The calls reject the events of others. */
export const loadOwnExperts = async (args: OwnEventArgs & { request: Request }) => {
  const { context, request } = args
  const own = await loadOwnEvent(args, 'experts')
  const params = { id: own.event.id }
  const address = listParams(request, paths.ownEvent(params.id, 'experts'), scoresAddress)
  const [experts, scores] = await Promise.all([
    api(context)('GET /owner/events/:id/experts', { params }),
    loadList(address, (valid) =>
      tryApi(context)('GET /owner/events/:id/scores', { params, query: { ...scoresAddress.query(valid), paginationPage: pageOf(valid) } }),
    ),
  ])
  return { ...own, experts, scores }
}
export type OwnExpertsData = Awaited<ReturnType<typeof loadOwnExperts>>
