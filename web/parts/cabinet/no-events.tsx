import { FolderOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { EmptyList } from '../../lists/empty-list.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { cabinetAddress } from './cabinet-address.ts'

/** An empty folder, an empty state, or a search without results: each with one next step. */
export const NoEvents = () => {
  const { list: t, folder } = useWords().organizerCabinet
  const [params] = useSearchParams()
  const { groupId, search } = cabinetAddress.query(params)
  const isNarrowed = Boolean(search) || cabinetAddress.chosen(params).length > 0
  if (isNarrowed) return <EmptyList address={cabinetAddress} title={t.nothing} hints={[t.nothingHint]} />
  return (
    <EmptyState
      Icon={FolderOpen}
      title={groupId ? folder.empty : t.emptyState}
      action={
        <ButtonLink to={paths.cabinetEvents()} look="quiet">
          {t.showAll}
        </ButtonLink>
      }
    >
      <p>{groupId ? folder.emptyHint : t.emptyStateHint}</p>
    </EmptyState>
  )
}
