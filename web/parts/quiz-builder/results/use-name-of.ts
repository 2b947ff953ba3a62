import type { OwnerAnswer } from '../../../../contract/quizzes/answering.ts'
import { useWords } from '../../../kernel/words.tsx'

/** The name of a respondent: that of a user, or what a guest has given. */
export const useNameOf = () => {
  const { answers: t } = useWords().quizBuilder
  return ({ user, guestName, guestEmail }: Pick<OwnerAnswer, 'user' | 'guestName' | 'guestEmail'>): string =>
    user?.name ?? guestName ?? guestEmail ?? t.anonymous
}
