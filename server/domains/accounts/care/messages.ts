import { emailKind, emailOn } from '../../../kernel/outbox/kinds.ts'
import { letterAboutGuessing } from '../letters/about-guessing.ts'
import { letterAboutSecondStep } from '../letters/about-second-step.ts'
import { letterAboutSignIn } from '../letters/about-sign-in.ts'
import { newDeviceSignedIn, secondStepChanged } from './facts.ts'
import { composeSecondStepCode, secondStepCodeKind } from './second-step/code-email.ts'

const about = ({ userId }: { userId: number }) => ({ subject: `account/${userId}`, to: { userId } })

export const guessingKind = 'accounts.guessing'

export const careMessages = [
  emailKind(guessingKind, async (context) => letterAboutGuessing(context), { onlyConfirmed: true }),
  emailOn(newDeviceSignedIn, 'accounts.newDevice', {
    about,
    compose: (context) => letterAboutSignIn(context, context.payload),
    onlyConfirmed: true,
  }),
  emailOn(secondStepChanged, 'accounts.secondStepChanged', {
    about,
    compose: (context) => letterAboutSecondStep(context, context.payload),
    onlyConfirmed: true,
  }),
  emailKind(secondStepCodeKind, composeSecondStepCode, { onlyConfirmed: true }),
]
