import { on } from '../../../kernel/facts.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { letterAboutSecondStep } from '../letters/about-second-step.ts'
import { letterAboutSignIn } from '../letters/about-sign-in.ts'
import { newDeviceSignedIn, secondStepChanged } from './facts.ts'

export const careReactions = [
  on(newDeviceSignedIn, 'letter', async (seen, { db, siteUrl, outside }: Resources) => {
    const letter = await letterAboutSignIn({ db, siteUrl, isRealMail: outside.mail.isReal }, seen)
    if (letter) await outside.mail.send(letter)
  }),
  on(secondStepChanged, 'letter', async (changed, { db, siteUrl, outside }: Resources) => {
    const letter = await letterAboutSecondStep({ db, siteUrl, isRealMail: outside.mail.isReal }, changed)
    if (letter) await outside.mail.send(letter)
  }),
]
