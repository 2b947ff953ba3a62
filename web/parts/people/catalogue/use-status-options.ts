import { type PersonalStatus, personalStatuses } from '../../../../contract/limits.ts'
import { useWords } from '../../../kernel/words.tsx'

/** Personal statuses with the numbers the filter takes. */
export const useStatusOptions = () => {
  const names = useWords().statuses.personalStatuses
  // the keys of an object literal are those of its type
  return (Object.keys(personalStatuses) as PersonalStatus[]).map((key) => ({ id: personalStatuses[key], name: names[key] }))
}
