import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'

/** The personal code of the signed-in user as text, with their name and photo. */
export const loadOwnCode = async (context: LoaderFunctionArgs['context']) => {
  const { id, name, photo } = await signedIn(context, paths.qr())
  const { code } = await api(context)('GET /owner/personal-code')
  return { person: { id, name, photo }, code }
}

export type OwnCode = Awaited<ReturnType<typeof loadOwnCode>>
