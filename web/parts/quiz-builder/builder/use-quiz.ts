import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Quiz } from '../../../../contract/quizzes/quizzes.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { readDraft, saveDraft } from '../../accounts/browser-draft.ts'
import { browserStorage } from '../../accounts/browser-storage.ts'
import { bodyOf } from '../quiz-document.ts'
import { QuizSaver, type QuizView, type SaverDeps, viewOf } from './quiz-saver.ts'
import type { Fields } from './saver-rules.ts'

/** The quiz of the page and its autosave. `withAnswer` shows the answer to a form without scripts. */
export const useQuiz = (userId: number, quiz: Quiz, withAnswer: (view: QuizView) => QuizView) => {
  const [saver] = useState(() => new QuizSaver(withAnswer(viewOf(quiz)), depsOf(userId, quiz.id)))
  const view = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot)
  useEffect(() => {
    const { fields, version } = unsentOf(userId, quiz.id).read()
    saver.restore(fields, version)
    addEventListener('online', saver.retry)
    return () => {
      removeEventListener('online', saver.retry)
      void saver.leave()
    }
  }, [saver, userId, quiz.id])
  return { saver, view }
}

const depsOf = (userId: number, id: number): SaverDeps => ({
  send: (version, { published, ...fields }) =>
    browserApi('PUT /quizzes/:id', { params: { id }, body: { ...bodyOf(fields), ...(published !== undefined && { published }), version } }),
  load: () => browserApi('GET /quizzes/:id', { params: { id } }),
  store: (unsent, version) => unsentOf(userId, id).store(unsent, version),
})

const lifetimeMs = 30 * 24 * 3_600_000

/** The fields that this browser could not send, per quiz and user. */
const unsentOf = (userId: number, quizId: number) => {
  const storage = browserStorage()
  const key = `quiz-builder:${userId}:${quizId}`
  return {
    read: (): { fields: Fields; version: number } => {
      const { fields = '', version = '' } = storage ? readDraft({ storage, key, now: Date.now() }, lifetimeMs) : {}
      return { fields: fieldsIn(fields), version: Number(version) }
    },
    store: (unsent: Fields, version: number) => {
      if (Object.keys(unsent).length === 0) storage?.removeItem(key)
      else if (storage) saveDraft({ storage, key, now: Date.now() }, { fields: JSON.stringify(unsent), version: String(version) })
    },
  }
}

/** A storage may hold anything; the server checks the values. */
const fieldsIn = (text: string): Fields => {
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? fields : {}
  } catch {
    return {}
  }
}
