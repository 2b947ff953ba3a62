import { quizModes, statsAccesses } from '../../../contract/quizzes/limits.ts'
import { flagOf, textOf } from '../../forms/form-data.ts'
import type { QuizSettings } from './quiz-document.ts'

export const settingFlags = ['allowMultiple', 'authRequired', 'isResultScoreVisible', 'isRightAnswersVisible'] as const

/** Reads the form of the settings, in browsers and on the server. */
export const readSettings = (form: FormData, saved: QuizSettings): QuizSettings => ({
  title: textOf(form, 'title').trim(),
  mode: quizModes.find((mode) => mode === textOf(form, 'mode')) ?? saved.mode,
  statsAccess: statsAccesses.find((access) => access === textOf(form, 'statsAccess')) ?? saved.statsAccess,
  slug: textOf(form, 'slug').trim().toLowerCase() || null,
  allowMultiple: flagOf(form, 'allowMultiple'),
  authRequired: flagOf(form, 'authRequired'),
  isResultScoreVisible: flagOf(form, 'isResultScoreVisible'),
  isRightAnswersVisible: flagOf(form, 'isRightAnswersVisible'),
})
