import { on } from '../../../kernel/facts.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { sendLetter } from '../../../kernel/send-letter.ts'
import { readerOf } from '../credentials/store.ts'
import { letterAboutGuessing } from '../letters/about-guessing.ts'
import { letterAboutSecondStep } from '../letters/about-second-step.ts'
import { letterAboutSignIn } from '../letters/about-sign-in.ts'
import { guessingDetected, newDeviceSignedIn, secondStepChanged } from './facts.ts'
import { claimGuessAlert } from './store.ts'

export const careReactions = [
  on(guessingDetected, 'letter', ({ userId, at }, resources: Resources) => mailGuessingAlert(resources, { userId, at })),
  on(newDeviceSignedIn, 'letter', async ({ userId, ...seen }, resources: Resources) => {
    const to = await readerOf(resources.db, userId)
    await sendLetter(resources, { to, compose: (stationery) => letterAboutSignIn(stationery, seen) })
  }),
  on(secondStepChanged, 'letter', async ({ userId, ...changed }, resources: Resources) => {
    const to = await readerOf(resources.db, userId)
    await sendLetter(resources, { to, compose: (stationery) => letterAboutSecondStep(stationery, changed) })
  }),
]

const dayMs = 86_400_000

/** At most one email a day. The day is claimed before sending, so that a retry sends no second email. */
const mailGuessingAlert = async (resources: Resources, { userId, at }: { userId: number | null; at: string }) => {
  const { db } = resources
  const now = new Date(at)
  if (userId === null || !(await claimGuessAlert(db, userId, { now, since: new Date(now.getTime() - dayMs) }))) return
  await sendLetter(resources, { to: await readerOf(db, userId), compose: letterAboutGuessing })
}
