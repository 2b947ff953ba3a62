import { emailKind, emailOn, type MessageContext } from '../../kernel/outbox/kinds.ts'
import { tokenFrom } from '../../kernel/outbox/secret.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { deletionRequested } from './facts.ts'
import { deletedLetter, deletionLetter } from './letters/deletion.ts'
import { composeMergeCode, mergeCodeKind } from './merge-code.ts'
import { isUnconfirmed, setProposalToken } from './store.ts'

export const deletedKind = 'leaving.deleted'

export const leavingMessages = [
  emailOn(deletionRequested, 'leaving.deletion', {
    about: ({ proposalId, userId }) => ({ subject: `proposal/${proposalId}`, to: { userId } }),
    compose: (context, resources) => composeDeletionLink(context, resources),
  }),
  emailKind(deletedKind, async (context) => deletedLetter(context), { isForgotten: true }),
  emailKind(mergeCodeKind, composeMergeCode),
]

/** Only the email contains the token. */
const composeDeletionLink = async (context: MessageContext<{ proposalId: number }>, { db }: Resources) => {
  const { proposalId } = context.payload
  if (!(await isUnconfirmed(db, proposalId))) return null
  const token = tokenFrom(context.secret('link'))
  await setProposalToken(db, proposalId, hashToken(token))
  return deletionLetter(context, token)
}
