import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Errors } from '../../../ui/field.tsx'
import { addPasskey, enterByPasskey, type PasskeyFault } from './passkey-device.ts'

type EnterProps = { fetcher: FetcherWithComponents<unknown>; returnUrl: string }

/** The second step for users with a passkey. Without scripts only codes work. */
export const PasskeyEnter = ({ fetcher, returnUrl }: EnterProps) => {
  const { passkeys: t } = useWords().obligations
  const { isBusy, fault, ask } = usePasskeyRequest(enterByPasskey, () =>
    fetcher.submit({ intent: 'done', returnUrl }, { method: 'post', action: paths.secondStep(returnUrl) }),
  )
  return (
    <div className="script-only flex flex-col gap-4">
      <p>{t.enterLead}</p>
      <Button size="large" onClick={ask} isBusy={isBusy}>
        <Fingerprint className="size-5" aria-hidden="true" />
        {t.enter}
      </Button>
      {fault && <Errors errors={[wordsOf(t, fault)]} />}
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">{t.or}</p>
    </div>
  )
}

type AddProps = { onAdded: (recoveryCodes: string[]) => void; look?: 'main' | 'quiet' }

export const PasskeyAdd = ({ onAdded, look = 'quiet' }: AddProps) => {
  const { passkeys: t } = useWords().obligations
  const { isBusy, fault, ask } = usePasskeyRequest(addPasskey, onAdded)
  return (
    <>
      <div className="script-only flex flex-col items-start gap-2">
        <Button look={look} onClick={ask} isBusy={isBusy}>
          <Fingerprint className="size-5" aria-hidden="true" />
          {t.add}
        </Button>
        {fault && <Errors errors={[wordsOf(t, fault)]} />}
      </div>
      <p className="no-script-only text-sm text-ink-soft">{t.needsScripts}</p>
    </>
  )
}

type Words = ReturnType<typeof useWords>['obligations']['passkeys']

const wordsOf = (t: Words, fault: PasskeyFault): string => (typeof fault === 'string' ? t.faults[fault] : fault.message || t.faults.notMade)

type Answer<T> = { ok: true; reply: T } | { ok: false; fault: PasskeyFault }

const usePasskeyRequest = <T,>(ask: () => Promise<Answer<T>>, onDone: (reply: T) => unknown) => {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<PasskeyFault | null>(null)
  const press = async () => {
    setBusy(true)
    setFault(null)
    const answer = await ask()
    if (answer.ok) await onDone(answer.reply)
    else setFault(answer.fault)
    setBusy(false)
  }
  return { isBusy, fault, ask: press }
}
