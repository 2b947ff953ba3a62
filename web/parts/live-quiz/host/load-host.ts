import encodeQR from 'qr'
import { data, type RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'

type Args = { params: { id: string }; context: Readonly<RouterContextProvider> }

/** The game of an own quiz, its address and the QR code of it. Null instead of a game for a quiz of the other mode. */
export const loadHost = async ({ params, context }: Args) => {
  await signedIn(context, paths.hostQuiz(params.id))
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  const quiz = await api(context)('GET /quizzes/:id', { params: { id } })
  if (!quiz.selfPermission.edit || !quiz.code) throw data(null, { status: 403 })
  const { siteUrl } = context.get(siteContext)
  const head = { quizId: id, title: quiz.title, address: `${siteUrl}${paths.fastQuiz(quiz.code)}`, entry: `${siteUrl}${paths.fastQuiz()}` }
  if (quiz.mode !== 'fast') return { ...head, qr: null, game: null }
  return { ...head, qr: qrOf(head.address), game: await api(context)('GET /fast-quiz/:code', { params: { code: quiz.code } }) }
}
export type HostData = Awaited<ReturnType<typeof loadHost>>

/** The dark squares as an SVG path, and the length of a side. */
const qrOf = (text: string): { path: string; side: number } => {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, side: rows.length }
}
