import { useSearchParams } from 'react-router'
import type { Chosen, ListAddress } from './address.ts'

export type NamedChoice = Chosen & { text: string }

/** The chosen filters with their names; a filter without a name, such as one that does not apply, is left out. */
export const useNamedChoices = (address: ListAddress, nameOf: (chosen: Chosen, params: URLSearchParams) => string | null): NamedChoice[] => {
  const [params] = useSearchParams()
  return address.chosen(params).flatMap((one) => {
    const text = nameOf(one, params)
    return text === null ? [] : [{ ...one, text }]
  })
}
