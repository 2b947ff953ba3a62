import type { ReactNode, RefObject } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Errors, Radio } from '../../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import { type Channel, type CodeSent, isCaptchaRequired, sayPhoneFault } from './code-sent.ts'
import { PhoneInput } from './phone-input.tsx'
import { SentFields } from './sent-fields.tsx'

type Props = {
  form: RefObject<HTMLFormElement | null>
  fetcher: FetcherWithComponents<unknown>
  action: string
  answer: { phone: string; earlier: CodeSent | null; fault: CaptchaFault | null }
  channels: Channel[]
  onInput?: () => void
  onSubmit?: () => void
  children: ReactNode
}

/** The form that sends a code to a phone; after misuse the call requires a captcha. */
export const PhoneForm = ({ form, fetcher, action, answer, channels, onInput, onSubmit, children }: Props) => {
  const t = useWords()
  const { phone, earlier, fault } = answer
  const captcha = fault?.captcha ?? null
  const state = useCaptcha(captcha)
  const { queued, isQueued, isAnswered } = useQueuedSubmit(form, state, fault)
  if (channels.length === 0) return <p className="rounded-xl bg-sunken p-4">{t.accounts.phone.noChannels}</p>
  return (
    <fetcher.Form ref={form} method="post" noValidate action={action} onInput={onInput} onSubmit={queued(onSubmit)} className="flex flex-col gap-5">
      {children}
      {earlier && <SentFields sent={earlier} />}
      <PhoneInput phone={phone} errors={fault && !isCaptchaRequired(fault) ? [sayPhoneFault(fault) ?? t.accounts.phone.failed] : undefined} />
      <Channels channels={channels} />
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      {isCaptchaRequired(fault) && !isAnswered && <Errors errors={[t.accounts.captcha.asked]} />}
      <Button type="submit" name="intent" value="phone" size="large" isBusy={fetcher.state !== 'idle' || isQueued}>
        {t.accounts.phone.getCode}
      </Button>
    </fetcher.Form>
  )
}

const Channels = ({ channels }: { channels: Channel[] }) => {
  const t = useWords()
  if (channels.length === 1) return <input type="hidden" name="channel" value={channels[0]} />
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t.accounts.phone.channels}</legend>
      {channels.map((channel, index) => (
        <Radio
          key={channel}
          name="channel"
          value={channel}
          defaultChecked={index === 0}
          label={t.accounts.phone.channel[channel]}
          help={channel === 'fcall' ? t.accounts.phone.callHelp : undefined}
        />
      ))}
    </fieldset>
  )
}
