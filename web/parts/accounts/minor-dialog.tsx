import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Why a minor may not enter, and what to do about it (V481, A095). */
export const MinorDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  return (
    <Dialog title={t.accounts.minor.title} closeLabel={t.layout.close} onClose={onClose}>
      <MinorWords />
      <div className="script-only">
        <Button look="quiet" size="large" className="w-full" onClick={onClose}>
          {t.accounts.minor.close}
        </Button>
      </div>
    </Dialog>
  )
}

/** The way to the consent is open for an hour: who he is has just been proven. */
export const MinorWords = () => {
  const { text, next, bring } = useWords().accounts.minor
  return (
    <div className="flex flex-col gap-3">
      <p>{text}</p>
      <p>{next}</p>
      <ButtonLink to={paths.parentalConsent()} size="large">
        {bring}
      </ButtonLink>
    </div>
  )
}
