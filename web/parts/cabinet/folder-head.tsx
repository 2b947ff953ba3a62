import { Pencil, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { questionPath } from './cabinet-address.ts'
import { fromList } from './row-menu.tsx'

const icons = { renameFolder: Pencil, removeFolder: Trash2 }

/** The actions of the open folder. */
export const FolderHead = () => {
  const { folder: t } = useWords().organizerCabinet
  const [params] = useSearchParams()
  const texts = { renameFolder: t.rename.open, removeFolder: t.remove.open }
  return (
    <div className="-mt-3 flex flex-wrap gap-2">
      {(['renameFolder', 'removeFolder'] as const).map((ask) => {
        const Icon = icons[ask]
        return (
          <ButtonLink key={ask} to={questionPath(params, { ask })} preventScrollReset state={fromList} look="quiet" size="small">
            <Icon className="size-4" aria-hidden="true" />
            {texts[ask]}
          </ButtonLink>
        )
      })}
    </div>
  )
}
