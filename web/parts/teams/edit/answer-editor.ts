import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, outcomeOf } from '../../../forms/answer-form.ts'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { pageChanges } from '../answer-team.ts'
import { teamIdOf } from '../page/load-team.ts'
import { removeProject, saveProject } from './project-changes.ts'
import { saveTeam } from './save-team.ts'
import type { TeamFormChange } from './team-change.ts'

const disband: TeamFormChange = async ({ context, teamId }) => {
  const attempt = await tryApi(context)('DELETE /owner/teams/:id', { params: { id: teamId } })
  if (attempt.ok) throw redirect(paths.teams(), 303)
  return outcomeOf(attempt)
}

const changes: Record<string, TeamFormChange> = { ...pageChanges, saveTeam, saveProject, removeProject, disband }

export const answerEditor = async ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  const teamId = teamIdOf(params)
  const { id: userId } = await signedIn(context, paths.editTeam(teamId))
  return answerForm(changes, { request, context, teamId, userId }, paths.editTeam(teamId))
}
