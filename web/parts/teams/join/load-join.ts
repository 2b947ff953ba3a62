import { type LoaderFunctionArgs, redirect } from 'react-router'
import { inviteCodeIn } from '../../../../contract/teams/invite-code.ts'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>

/** A typed or pasted code leads to its own address, which may be passed on. */
export const loadCodeForm = async ({ request, context }: Omit<Args, 'params'>) => {
  await signedIn(context, paths.joinTeam())
  const typed = new URL(request.url).searchParams.get('invite') ?? ''
  const code = inviteCodeIn(typed)
  if (code) throw redirect(paths.joinTeam(code), 303)
  return null
}

/** The team of the code in the address, or the refusal of the call. */
export const loadInvitation = async ({ params, context }: Omit<Args, 'request'>) => {
  const code = params.id ?? ''
  await signedIn(context, paths.joinTeam(code))
  const attempt = await tryApi(context)('GET /teams/invitation', { query: { inviteCode: code } })
  return attempt.ok ? { code, team: attempt.reply, refusal: null } : { code, team: null, refusal: attempt.problem.message }
}
export type Invitation = Awaited<ReturnType<typeof loadInvitation>>
