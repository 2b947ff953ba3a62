import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { sendLetter } from '../../kernel/send-letter.ts'
import { erasePerson } from './erase.ts'
import { makeExport } from './export.ts'
import { deletionApproved, deletionRequested, exportRequested, mergeCodeRequested } from './facts.ts'
import { deletionLetter } from './letters/deletion.ts'
import { writeMergeCode } from './merge.ts'
import { proposalToWrite, setProposalToken } from './store.ts'

export const leavingReactions = [
  on(deletionRequested, 'letter', ({ proposalId }, resources: Resources) => writeDeletionLink(resources, proposalId)),
  on(deletionApproved, 'erase', ({ userId }, resources: Resources) => erasePerson(resources, userId)),
  on(exportRequested, 'make', ({ exportId }, resources: Resources) => makeExport(resources, exportId)),
  on(mergeCodeRequested, 'letter', (request, resources: Resources) => writeMergeCode(resources, request)),
]

/** Only the email contains the token. */
const writeDeletionLink = async (resources: Resources, proposalId: number) => {
  const { db } = resources
  await sendLetter(resources, {
    to: await proposalToWrite(db, proposalId),
    compose: async (stationery) => {
      const token = newToken()
      await setProposalToken(db, proposalId, hashToken(token))
      return deletionLetter(stationery, token)
    },
  })
}
