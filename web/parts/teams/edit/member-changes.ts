import type { Input } from '../../../../contract/contract.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { TeamFormChange } from './team-change.ts'

type Update = Omit<NonNullable<Input<'POST /owner/teams/:id/update-staff'>['body']>, 'userId'>

const update =
  (change: (form: FormData) => Update): TeamFormChange =>
  async ({ form, context, teamId }) => {
    const body = { userId: subjectOf(form), ...change(form) }
    return outcomeOf(await tryApi(context)('POST /owner/teams/:id/update-staff', { params: { id: teamId }, body }))
  }

const removeMember: TeamFormChange = async ({ form, context, teamId }) => {
  const body = { userId: subjectOf(form), teamId }
  return outcomeOf(await tryApi(context)('POST /owner/teams/:id/delete-staff', { params: { id: teamId }, body }))
}

/** Changes of the leader. The role of the leader is given by `handOver` only, which asks first. */
export const memberChanges: Record<string, TeamFormChange> = {
  acceptMember: update(() => ({ moderation: 'approved' })),
  declineMember: update(() => ({ moderation: 'declined' })),
  setRole: update((form) => ({ role: textOf(form, 'role') === 'admin' ? 'admin' : 'member' })),
  handOver: update(() => ({ role: 'leader' })),
  removeMember,
}
