import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Explains why a minor may not sign in and what to do next (V481, A095). */
export const MinorDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  return (
    <Dialog title={t.accounts.minor.title} onClose={onClose}>
      <MinorWords />
      <div className="script-only">
        <Button look="quiet" size="large" className="w-full" onClick={onClose}>
          {t.accounts.minor.close}
        </Button>
      </div>
    </Dialog>
  )
}

/** The link to the consent works for an hour, because the sign-in has just proven the identity. */
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
