import { type ReactNode, type RefObject, useId } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Errors } from '../../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import { type Channel, type CodeSent, channelOf, isCaptchaRequired, sayPhoneFault } from './code-sent.ts'
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

/** The form that sends a code to a phone; its button chooses the channel. After misuse the call requires a captcha. */
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
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      {isCaptchaRequired(fault) && !isAnswered && <Errors errors={[t.accounts.captcha.asked]} />}
      <input type="hidden" name="intent" value="phone" />
      <Channels channels={channels} busy={isQueued ? channels[0] : busyChannel(fetcher)} />
    </fetcher.Form>
  )
}

const busyChannel = ({ state, formData }: Props['fetcher']): Channel | undefined =>
  state === 'idle' ? undefined : channelOf(String(formData?.get('channel')))

/** One press chooses the channel and requests the code; Enter takes the first channel. */
const Channels = ({ channels, busy }: { channels: Channel[]; busy: Channel | undefined }) => {
  const { phone } = useWords().accounts
  const helpId = useId()
  return (
    <div className="flex flex-col gap-2">
      {channels.map((channel, place) => (
        <Button
          key={channel}
          type="submit"
          name="channel"
          value={channel}
          size="large"
          look={place === 0 ? 'main' : 'quiet'}
          isBusy={busy === channel}
          aria-describedby={channel === 'fcall' ? helpId : undefined}
        >
          {phone.getCode[channel]}
        </Button>
      ))}
      {channels.includes('fcall') && (
        <p id={helpId} className="text-sm text-ink-soft">
          {phone.callHelp}
        </p>
      )}
    </div>
  )
}
