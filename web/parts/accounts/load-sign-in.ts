import type { RouterContextProvider } from 'react-router'
import { loadChannels, redirectSignedIn } from './entry-guard.ts'
import { firstPasswordStep, firstPhoneStep, type SignInAnswer } from './sign-in-answer.ts'

type Asking = { request: Request; context: Readonly<RouterContextProvider> }

/** How the sign-in conversation begins. Without a channel for codes it begins with the password. */
export const loadSignIn = async (asking: Asking) => {
  const { returnUrl, way } = await redirectSignedIn(asking)
  const channels = await loadChannels(asking.context)
  const isByPassword = way === 'password' || (channels.length === 0 && way !== 'phone')
  const start: SignInAnswer = isByPassword ? firstPasswordStep : firstPhoneStep
  return { returnUrl, channels, start }
}
