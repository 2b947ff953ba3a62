import type { Quiz } from '../../../../contract/quizzes/quizzes.ts'
import { isSameValue } from '../../wizard/draft-rules.ts'
import { bodyOf, documentOf, type EditedQuestion, type QuizSettings, settingNames } from '../quiz-document.ts'
import type { Fields } from './saver-rules.ts'

/** The parts in which an unsaved version differs from that of another page. */
export type Differences = {
  /** Settings with the value of the other page. */
  settings: Partial<QuizSettings>
  /** Keys of own questions that the other page lacks or has otherwise. */
  questions: string[]
  /** Titles of questions that only the other page has. */
  onlyTheirs: string[]
  /** The common questions stand in another order. */
  isReordered: boolean
}

export const differencesOf = (own: Fields, latest: Quiz): Differences => {
  const theirs = documentOf(latest)
  const settings = settingNames.filter((name) => name in own && own[name] !== theirs[name])
  return {
    settings: Object.fromEntries(settings.map((name) => [name, theirs[name]])),
    ...(own.questions ? questionDifferences(own.questions, theirs.questions) : { questions: [], onlyTheirs: [], isReordered: false }),
  }
}

export const isEqualDocument = ({ settings, questions, onlyTheirs, isReordered }: Differences): boolean =>
  Object.keys(settings).length === 0 && questions.length === 0 && onlyTheirs.length === 0 && !isReordered

const questionDifferences = (own: readonly EditedQuestion[], theirs: readonly EditedQuestion[]): Omit<Differences, 'settings'> => {
  const ownIds = own.map(({ id }) => id)
  const common = (questions: readonly EditedQuestion[], others: readonly EditedQuestion[]) =>
    questions.map(({ id }) => id).filter((id) => id !== undefined && others.some((other) => other.id === id))
  return {
    questions: own
      .filter(
        (question) =>
          !isSameQuestion(
            question,
            theirs.find(({ id }) => id === question.id),
          ),
      )
      .map(({ key }) => key),
    onlyTheirs: theirs.filter(({ id }) => !ownIds.includes(id)).map(({ title }) => title),
    isReordered: !isSameValue(common(own, theirs), common(theirs, own)),
  }
}

const isSameQuestion = (one: EditedQuestion, other: EditedQuestion | undefined): boolean =>
  one.id !== undefined && other !== undefined && isSameValue(bodyOf({ questions: [one] }), bodyOf({ questions: [other] }))
