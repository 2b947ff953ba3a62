import { useSearchParams } from 'react-router'
import { useReturnToList } from '../../ui/use-return-to-list.ts'
import { listPath, questionIn } from './cabinet-address.ts'

/** The question of the address, and its way back to the list. */
export const useQuestion = () => {
  const [params] = useSearchParams()
  const list = listPath(params)
  return { question: questionIn(params), list, close: useReturnToList(list) }
}
