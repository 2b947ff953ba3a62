import { useSearchParams } from 'react-router'
import { listPath } from './cabinet-address.ts'

/** The address that the forms of the list post to: the same list, without a question. */
export const useListAction = () => listPath(useSearchParams()[0])
