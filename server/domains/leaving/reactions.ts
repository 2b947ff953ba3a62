import { on } from '../../kernel/facts.ts'
import { safeError } from '../../kernel/log.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { letterReader, sendLetter } from '../../kernel/send-letter.ts'
import { erasePerson } from './erase.ts'
import { makeExport } from './export.ts'
import { deletionApproved, deletionRequested, exportRequested, mergeCodeRequested } from './facts.ts'
import { deletedLetter, deletionLetter } from './letters/deletion.ts'
import { writeMergeCode } from './merge.ts'
import { proposalToWrite, setProposalToken } from './store.ts'

export const leavingReactions = [
  on(deletionRequested, 'letter', ({ proposalId }, resources: Resources) => writeDeletionLink(resources, proposalId)),
  on(deletionApproved, 'erase', ({ userId }, resources: Resources) => eraseAfterLetter(resources, userId)),
  on(exportRequested, 'make', ({ exportId }, resources: Resources) => makeExport(resources, exportId)),
  on(mergeCodeRequested, 'letter', (request, resources: Resources) => writeMergeCode(resources, request)),
]

/** An unavailable mail server must not delay the erasure. */
const eraseAfterLetter = async (resources: Resources, userId: number) => {
  const to = await letterReader(resources.db, userId)
  await sendLetter(resources, { to, compose: deletedLetter }).catch((error) =>
    resources.log.warn({ error: safeError(error) }, 'the email about an erased account could not be sent'),
  )
  await erasePerson(resources, userId)
}

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
