import { data, type RouterContextProvider } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'

type Args = { params: { id: string }; context: Readonly<RouterContextProvider> }

/** The latest certificate of the signed-in user for an event; null without one. */
export const loadOwnCertificate = async ({ params, context }: Args) => {
  const eventId = Number(params.id)
  await signedIn(context, paths.ownCertificate(params.id))
  const { siteUrl } = context.get(siteContext)
  const attempt = await tryApi(context)('GET /events/:id/certificate-info', { params: { id: eventId } })
  if (attempt.ok) return { eventId, siteUrl, certificate: attempt.reply, absence: null }
  if (attempt.problem.reason === 'certificateNotFound' && eventId > 0)
    return { eventId, siteUrl, certificate: null, absence: await absenceOf(context, eventId) }
  throw data(attempt.problem, { status: attempt.problem.status })
}

export type Absence = 'notParticipant' | 'later' | 'unmarked'

/** Why there is none; an event that the user may not see is not found. */
const absenceOf = async (context: Args['context'], eventId: number): Promise<Absence> => {
  const attempt = await tryApi(context)('GET /events/:id', { params: { id: eventId }, query: { expand: 'userParticipant' } })
  if (!attempt.ok) throw data(attempt.problem, { status: attempt.problem.status })
  const { userParticipant, timeline } = attempt.reply
  if (userParticipant?.state !== 'approved') return 'notParticipant'
  return timeline === 'finished' ? 'unmarked' : 'later'
}
export type OwnCertificate = Awaited<ReturnType<typeof loadOwnCertificate>>
