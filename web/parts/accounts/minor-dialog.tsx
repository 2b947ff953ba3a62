import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Why a minor may not enter, and what to do about it (V481, A095). */
export const MinorDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  return (
    <Dialog title={t.accounts.minor.title} closeLabel={t.layout.close} onClose={onClose}>
      <MinorWords />
      <div className="script-only">
        <Button size="large" className="w-full" onClick={onClose}>
          {t.accounts.minor.close}
        </Button>
      </div>
    </Dialog>
  )
}

export const MinorWords = () => {
  const { text, next } = useWords().accounts.minor
  return (
    <div className="flex flex-col gap-3">
      <p>{text}</p>
      <p>{next}</p>
    </div>
  )
}
