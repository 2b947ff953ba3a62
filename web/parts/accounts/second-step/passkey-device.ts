import { browserApi } from '../../../kernel/browser-api.ts'

/** The result of a passkey request: the reply, or a fault, either a refusal's message or a kind with its own words. */
type PasskeyResult<T> = { ok: true; reply: T } | { ok: false; fault: 'unsupported' | 'notMade' | 'taken' | { message: string } }

/** Creates a passkey on the user's device and adds it to the account; returns recovery codes for the first second factor. */
export const addPasskey = async (): Promise<PasskeyResult<string[]>> => {
  if (!hasPasskeys()) return { ok: false, fault: 'unsupported' }
  const options = await browserApi('POST /user/passkeys/options')
  if (!options.ok) return { ok: false, fault: options.problem }
  const { startRegistration } = await import('@simplewebauthn/browser')
  const credential = await startRegistration({ optionsJSON: options.reply }).catch(faultOf)
  if (typeof credential === 'string') return { ok: false, fault: credential }
  const added = await browserApi('POST /user/passkeys', { body: { credential } })
  return added.ok ? { ok: true, reply: added.reply.recoveryCodes } : { ok: false, fault: added.problem }
}

/** Completes the sign-in with a passkey. */
export const enterByPasskey = async (): Promise<PasskeyResult<null>> => {
  if (!hasPasskeys()) return { ok: false, fault: 'unsupported' }
  const options = await browserApi('POST /auth/second-step/passkey/options')
  if (!options.ok) return { ok: false, fault: options.problem }
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const credential = await startAuthentication({ optionsJSON: options.reply }).catch(faultOf)
  if (typeof credential === 'string') return { ok: false, fault: credential }
  const entered = await browserApi('POST /auth/second-step/passkey', { body: { credential } })
  return entered.ok ? { ok: true, reply: null } : { ok: false, fault: entered.problem }
}

export type PasskeyFault = Extract<Awaited<ReturnType<typeof enterByPasskey>>, { ok: false }>['fault']

const hasPasskeys = () => 'PublicKeyCredential' in window

/** A device reports only that it already has a passkey of the account. Any other failure means none was created. */
const faultOf = (error: unknown): 'taken' | 'notMade' => (error instanceof Error && error.name === 'InvalidStateError' ? 'taken' : 'notMade')
