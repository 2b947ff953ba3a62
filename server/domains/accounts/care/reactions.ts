import { on } from '../../../kernel/facts.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { letterAboutGuessing } from '../letters/about-guessing.ts'
import { letterAboutSecondStep } from '../letters/about-second-step.ts'
import { letterAboutSignIn } from '../letters/about-sign-in.ts'
import { guessingDetected, newDeviceSignedIn, secondStepChanged } from './facts.ts'
import { claimGuessAlert } from './store.ts'

export const careReactions = [
  on(guessingDetected, 'letter', ({ userId, at }, resources: Resources) => mailGuessingAlert(resources, { userId, at })),
  on(newDeviceSignedIn, 'letter', async (seen, { db, siteUrl, outside }: Resources) => {
    const letter = await letterAboutSignIn({ db, siteUrl, isRealMail: outside.mail.isReal }, seen)
    if (letter) await outside.mail.send(letter)
  }),
  on(secondStepChanged, 'letter', async (changed, { db, siteUrl, outside }: Resources) => {
    const letter = await letterAboutSecondStep({ db, siteUrl, isRealMail: outside.mail.isReal }, changed)
    if (letter) await outside.mail.send(letter)
  }),
]

const dayMs = 86_400_000

/** At most one letter a day; the day is claimed before the letter is sent, so that a retry writes no second one. */
const mailGuessingAlert = async ({ db, siteUrl, outside }: Resources, { userId, at }: { userId: number | null; at: string }) => {
  const now = new Date(at)
  if (userId === null || !(await claimGuessAlert(db, userId, { now, since: new Date(now.getTime() - dayMs) }))) return
  const letter = await letterAboutGuessing({ db, siteUrl, isRealMail: outside.mail.isReal }, userId)
  if (letter) await outside.mail.send(letter)
}
