import { type ReactNode, useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { codeAutoConfirmMs, codeLength } from '../../../../contract/limits.ts'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Errors, TextField } from '../../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import { type Channel, type CodeSent, isCaptchaRequired, sayCodeFault } from './code-sent.ts'
import { formatPhone } from './phone-format.ts'
import { Resend } from './resend.tsx'
import { SentFields } from './sent-fields.tsx'

type Props = {
  fetcher: FetcherWithComponents<unknown>
  action: string
  sent: CodeSent
  fault: CaptchaFault | null
  channels: Channel[]
  children: ReactNode
}

/** The form for a sent code. It submits itself shortly after the last digit (V171). */
export const CodeForm = ({ fetcher, action, sent, fault, channels, children }: Props) => {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const isBusy = fetcher.state !== 'idle'
  const captcha = fault?.captcha ?? null
  const state = useCaptcha(captcha)
  const { queued, isQueued, isAnswered } = useQueuedSubmit(form, state, fault)
  useClearedForm(form, fault ?? sent)
  useFormFocus(form, fault ?? sent)
  const onCode = useConfirmSoon(confirm)
  return (
    <fetcher.Form ref={form} method="post" noValidate action={action} onSubmit={queued()} className="flex flex-col gap-5">
      {children}
      <SentFields sent={sent} />
      <p>
        {t.accounts.code.sent[sent.channel]} <b className="font-semibold whitespace-nowrap">{formatPhone(sent.phone)}</b>
      </p>
      <div className="[&_input]:text-center [&_input]:text-xl [&_input]:tracking-[0.5em]">
        <TextField
          label={t.accounts.code.label}
          help={sent.channel === 'fcall' ? t.accounts.code.callHelp : undefined}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\s*(\\d\\s*){${codeLength}}`}
          title={t.accounts.code.digits}
          required
          defaultValue={fault?.digits}
          onInput={onCode}
          errors={
            fault && !isCaptchaRequired(fault)
              ? [sayCodeFault(fault) ?? (fault.status === 422 ? t.accounts.code.wrong : t.accounts.code.failed)]
              : undefined
          }
        />
      </div>
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      {isCaptchaRequired(fault) && !isAnswered && <Errors errors={[t.accounts.captcha.asked]} />}
      <Button ref={confirm} type="submit" name="intent" value="code" size="large" isBusy={isBusy || isQueued}>
        {t.accounts.code.confirm}
      </Button>
      <div className="flex flex-col gap-1">
        <Resend sent={sent} channels={channels} isBusy={isBusy} />
        <Button type="submit" name="intent" value="cancel" formNoValidate look="plain" disabled={isBusy}>
          {t.accounts.code.change}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** Clears wrong digits and digits of an older code (V177); digits that were not compared stay. */
const useClearedForm = (form: React.RefObject<HTMLFormElement | null>, answer: CaptchaFault | CodeSent) =>
  useEffect(() => {
    const field = form.current?.elements.namedItem('code')
    if (field instanceof HTMLInputElement) field.value = ('digits' in answer && answer.digits) || ''
  }, [form, answer])

/** Keeps only the digits, so that a whole message may be pasted, and presses the button once all are there. */
const useConfirmSoon = (confirm: React.RefObject<HTMLButtonElement | null>) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return ({ currentTarget: field }: React.InputEvent<HTMLInputElement>) => {
    const digits = field.value.replace(/\D/g, '').slice(0, codeLength)
    if (field.value !== digits) field.value = digits
    clearTimeout(timer.current)
    if (digits.length === codeLength) timer.current = setTimeout(() => press(confirm.current), codeAutoConfirmMs)
  }
}

const press = (button: HTMLButtonElement | null) => {
  if (button && !button.disabled) button.click()
}
