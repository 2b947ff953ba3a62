import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, outcomeOf } from '../../forms/answer-form.ts'
import { tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'
import { memberChanges } from './edit/member-changes.ts'
import type { TeamFormChange } from './edit/team-change.ts'
import { teamIdOf } from './page/load-team.ts'

/** A declined applicant cannot clear the decision by leaving; the call refuses it. */
const leave: TeamFormChange = async ({ context, teamId, userId }) => {
  const attempt = await tryApi(context)('POST /owner/teams/:id/delete-staff', { params: { id: teamId }, body: { userId, teamId } })
  // the page of a team in review is closed to its former members
  if (attempt.ok) throw redirect(paths.teams(), 303)
  return outcomeOf(attempt)
}

const renewInvite: TeamFormChange = async ({ context, teamId }) =>
  outcomeOf(await tryApi(context)('POST /owner/teams/:id/update-invite', { params: { id: teamId } }))

/** The changes that the page of a team offers. */
export const pageChanges = { ...memberChanges, leave, renewInvite }

export const answerTeam = async ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  const teamId = teamIdOf(params)
  const { id: userId } = await signedIn(context, paths.team(teamId))
  return answerForm(pageChanges, { request, context, teamId, userId }, paths.team(teamId))
}
