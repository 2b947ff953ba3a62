import type { Decided } from '../../../contract/shapes.ts'
import { useWords } from '../../kernel/words.tsx'
import type { Row } from './queue.ts'

/** The name of a row, the author of its decision, and the result in one line. */
export const useRowWords = () => {
  const { staff } = useWords()
  const nameOf = ({ people }: Row) => people.map(({ id, name }) => name || staff.nobody(id)).join(' → ')
  const deciderOf = (by: Decided['by']) => (by ? by.name || staff.nobody(by.id) : staff.byJob)
  return { nameOf, deciderOf, resultOf: (row: Row) => `${nameOf(row)}: ${staff.states[row.state]}` }
}
