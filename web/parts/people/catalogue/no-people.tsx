import { useSearchParams } from 'react-router'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { peopleAddress } from './address.ts'

/** With few interests nothing may be in common, so that search leads to the choice of more interests. */
export const NoPeople = () => {
  const { nothing } = useWords().people
  const [params] = useSearchParams()
  const isMatched = useViewer() !== null && peopleAddress.query(params).matchWithMe !== undefined
  const filterCount = peopleAddress.chosen(params).length - (isMatched ? 1 : 0)
  const hints = [isMatched && nothing.match, filterCount > 0 && nothing.filters, peopleAddress.clean(params).size === 0 && nothing.plain]
  return (
    <EmptyList address={peopleAddress} title={nothing.title} hints={hints.filter((hint) => hint !== false)}>
      {isMatched && <ButtonLink to={paths.intro(`${paths.users()}?${params}`)}>{nothing.interests}</ButtonLink>}
    </EmptyList>
  )
}
