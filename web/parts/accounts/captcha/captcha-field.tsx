import { ShieldCheck } from 'lucide-react'
import { useWords } from '../../../kernel/words.tsx'
import { Spinner } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { CaptchaFault } from './form-captcha.ts'
import { type FormCaptcha, wrongDigits } from './form-captcha.ts'
import type { CaptchaState } from './use-captcha.ts'

type Props = {
  captcha: FormCaptcha
  state: CaptchaState
  /** A submission waits until the check ends. */
  isQueued: boolean
  fault: CaptchaFault | null
}

/** With scripts shows the state of the check; without them, or after a failed check, a picture with digits. */
export const CaptchaField = ({ captcha, state, isQueued, fault }: Props) => {
  if ('passed' in captcha) return <Passed captcha={captcha.passed} />
  if (state.kind === 'passed') return <Passed captcha={state.captcha} />
  return (
    <div className="flex flex-col gap-2">
      {state.kind !== 'picture' && (
        <div className="script-only">
          <Checking isQueued={isQueued} />
        </div>
      )}
      <div className={state.kind === 'picture' ? '' : 'no-script-only'}>
        <Picture captcha={captcha} fault={fault} />
      </div>
    </div>
  )
}

const Passed = ({ captcha }: { captcha: string }) => {
  const t = useWords()
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft" role="status">
      <input type="hidden" name="captcha" value={captcha} />
      <ShieldCheck className="size-5 text-accent" aria-hidden="true" />
      {t.accounts.captcha.passed}
    </p>
  )
}

const Checking = ({ isQueued }: Pick<Props, 'isQueued'>) => {
  const t = useWords()
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft" role="status">
      <Spinner />
      {isQueued ? t.accounts.captcha.queued : t.accounts.captcha.checking}
    </p>
  )
}

type PictureProps = { captcha: Extract<FormCaptcha, { challenge: unknown }>; fault: CaptchaFault | null }

const Picture = ({ captcha: { challenge }, fault }: PictureProps) => {
  const t = useWords()
  const errors = fault?.reason === wrongDigits ? [t.accounts.captcha.wrong] : fault?.errors.captcha
  return (
    <div className="flex flex-wrap items-start gap-4">
      <input type="hidden" name="captchaId" value={challenge.captchaId} />
      <img src={challenge.image} alt={t.accounts.captcha.alt} width="200" height="72" className="rounded-xl border border-line-strong bg-white" />
      <div className="min-w-40 grow">
        <TextField
          label={t.accounts.captcha.picture}
          help={t.accounts.captcha.pictureHelp}
          name="captchaDigits"
          inputMode="numeric"
          autoComplete="off"
          errors={errors}
        />
      </div>
    </div>
  )
}
