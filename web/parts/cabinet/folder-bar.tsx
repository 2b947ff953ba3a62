import { useSearchParams } from 'react-router'
import type { Fault } from '../../forms/fault.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { useWords } from '../../kernel/words.tsx'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { questionPath } from './cabinet-address.ts'
import type { OwnEventsPage } from './load-own-events.ts'
import { fromList } from './row-menu.tsx'

type Props = { page: OwnEventsPage; problem: Fault | null }

/** Puts the chosen events into a folder, or takes them out of the open one. */
export const FolderBar = ({ page: { folder, navigation }, problem }: Props) => {
  const { folder: t } = useWords().organizerCabinet
  const others = navigation.folders.filter(({ id }) => id !== folder?.id)
  return (
    <BulkBar>
      {problem && <FormMessage problem={problem} />}
      {others.length > 0 && (
        <>
          <Select name="folder" aria-label={t.choose} className="max-w-60">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit" name="intent" value="putIn" look={folder ? 'quiet' : 'main'}>
            {t.put}
          </Button>
        </>
      )}
      {folder && (
        <Button type="submit" name="intent" value="takeOut" look="quiet">
          {t.takeOut}
        </Button>
      )}
      {navigation.folders.length === 0 && <FirstFolder />}
    </BulkBar>
  )
}

const FirstFolder = () => {
  const { newFolder } = useWords().organizerCabinet
  const [params] = useSearchParams()
  return (
    <ButtonLink to={questionPath(params, { ask: 'createFolder' })} preventScrollReset state={fromList} look="quiet">
      {newFolder}
    </ButtonLink>
  )
}
