import { useWords } from '../kernel/words.tsx'
import { Button } from '../ui/button.tsx'

/** In place of items that could not be loaded. */
export const ListError = ({ retry }: { retry: () => unknown }) => {
  const { lists } = useWords()
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-3 rounded-2xl bg-danger-soft p-4">
      <p className="text-danger">{lists.failed}</p>
      <Button look="quiet" onClick={retry}>
        {lists.retry}
      </Button>
    </div>
  )
}
