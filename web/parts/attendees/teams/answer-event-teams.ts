import { data, type RouterContextProvider } from 'react-router'
import type { TeamModeration } from '../../../../contract/teams/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { eventTeamsAddress, eventTeamsPath } from './address.ts'

type Change = FormChange<object, FormInput & { eventId: number }>

/** Decisions of an organizer about teams. A later one replaces it, so that there is no undo. */
export const answerEventTeams = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = eventTeamsAddress.clean(new URL(request.url).searchParams)
  const { eventId } = eventTeamsAddress.query(params)
  if (eventId === undefined) throw data(null, { status: 404 })
  return answerForm(changes, { request, context, eventId }, eventTeamsPath(params))
}

const decide =
  (moderation: TeamModeration): Change =>
  async ({ form, context, eventId }) => {
    const comment = textOf(form, 'comment').trim()
    const body = { eventId, teamId: subjectOf(form), moderation, ...(comment && { comment }) }
    return outcomeOf(await tryApi(context)('POST /owner/teams/update-event-moderation', { body }))
  }

const changes = { approveTeam: decide('approved'), declineTeam: decide('declined'), waitTeam: decide('wait') }
