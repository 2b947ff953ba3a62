import { type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLocale } from '../../../contract/locales.ts'
import { paths } from '../../paths.ts'
import { findQuizAt } from './find-quiz-at.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Leads from a code, a number, an address or a link to its quiz (V030). `typed` is what no quiz has; null before the form is sent. */
export const findQuiz = async ({ request, context }: Args): Promise<{ typed: string | null }> => {
  const query = new URL(request.url).searchParams.get('address')
  if (query === null) return { typed: null }
  const typed = query.trim()
  const name = nameIn(typed)
  if (name === '') return { typed }
  const found = await findQuizAt(context, name.toLowerCase())
  if (found.ok) throw redirect(paths.quiz(found.reply.slug ?? found.reply.id), 303)
  const code = name.toUpperCase().replace(/[\s-]/g, '')
  if (/^[0-9A-Z]{6}$/.test(code)) throw redirect(paths.fastQuiz(code), 303)
  return { typed }
}

/** The name of the quiz in a pasted link, else the text itself. */
const nameIn = (text: string): string => {
  if (!URL.canParse(text)) return text
  const { path } = splitLocale(new URL(text).pathname)
  return /^\/(?:quiz|poll|fast-quiz)\/([^/]+)/.exec(path)?.[1] ?? ''
}
