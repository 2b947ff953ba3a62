import type { FormInput } from '../../../forms/answer-form.ts'
import type { Fault } from '../../../forms/fault.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { type SetupPicture, setupPicture } from './setup-picture.ts'

/** A second step that is waiting for the first code of its app. */
export type Setup = { secret: string; uri: string; picture: SetupPicture }
export type SetupAnswer = { problem: Fault | null; setup?: Setup; recoveryCodes?: string[] }

export const beginSetup = async ({ context }: FormInput): Promise<SetupAnswer> => {
  const attempt = await tryApi(context)('POST /user/second-step/setup')
  return attempt.ok ? { problem: null, setup: setupOf(attempt.reply) } : { problem: attempt.problem }
}

/** After a wrong code the same picture is shown again. */
export const confirmSetup = async ({ form, context }: FormInput): Promise<SetupAnswer> => {
  const attempt = await tryApi(context)('POST /user/second-step/confirm', { body: { code: textOf(form, 'code') } })
  if (attempt.ok) return { problem: null, recoveryCodes: attempt.reply.recoveryCodes }
  return { problem: attempt.problem, setup: setupOf({ secret: textOf(form, 'secret'), uri: textOf(form, 'uri') }) }
}

/** Draws the picture again from the posted URI if it is an app URI, else from the secret. */
const setupOf = ({ secret, uri }: { secret: string; uri: string }): Setup => ({
  secret,
  uri,
  picture: setupPicture(isAppUri(uri) ? uri : secret.slice(0, 100)),
})

const isAppUri = (uri: string) => /^otpauth:[\x21-\x7e]{1,1000}$/.test(uri)
