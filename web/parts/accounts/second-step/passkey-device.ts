import { browserApi } from '../../../kernel/browser-api.ts'

/** What came of asking a device: what was told then, or a fault: in words of a refusal, or of a kind that has words of its own. */
type Asked<T> = { ok: true; reply: T } | { ok: false; fault: 'unsupported' | 'notMade' | 'taken' | { message: string } }

/** Makes a passkey on a device of the person and adds it to the account; tells the recovery codes if it is the first protection. */
export const addPasskey = async (): Promise<Asked<string[]>> => {
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
export const enterByPasskey = async (): Promise<Asked<null>> => {
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

/** A device names one thing only: that it holds a passkey of the account already. Whatever else failed, it was not made. */
const faultOf = (error: unknown): 'taken' | 'notMade' => (error instanceof Error && error.name === 'InvalidStateError' ? 'taken' : 'notMade')
