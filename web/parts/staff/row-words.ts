import { useWords } from '../../kernel/words.tsx'
import type { Row } from './queue.ts'

/** The name of a row, and the result of its decision in one line. */
export const useRowWords = () => {
  const { staff } = useWords()
  const nameOf = ({ people }: Row) => people.map(({ id, name }) => name || staff.nobody(id)).join(' → ')
  return { nameOf, resultOf: (row: Row) => `${nameOf(row)}: ${staff.states[row.state]}` }
}
