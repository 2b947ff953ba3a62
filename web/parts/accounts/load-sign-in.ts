import type { RouterContextProvider } from 'react-router'
import { loadChannels, redirectSignedIn } from './entry-guard.ts'
import { firstPasswordStep, firstPhoneStep, type SignInAnswer } from './sign-in-answer.ts'

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The first step of the sign-in. Without a channel for codes it is the password. */
export const loadSignIn = async (args: PageArgs) => {
  const { returnUrl, way } = await redirectSignedIn(args)
  const channels = await loadChannels(args.context)
  const isByPassword = way === 'password' || (channels.length === 0 && way !== 'phone')
  const start: SignInAnswer = isByPassword ? firstPasswordStep : firstPhoneStep
  return { returnUrl, channels, start }
}
