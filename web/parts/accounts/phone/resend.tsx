import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import type { Channel, CodeSent } from './code-sent.ts'

type Props = { sent: CodeSent; channels: Channel[]; isBusy: boolean }

/** Offers another code after the wait: a countdown with scripts, a note about the wait without them (V169). */
export const Resend = ({ sent, channels, isBusy }: Props) => {
  const t = useWords()
  const left = useCountdown(sent.waitSeconds, sent)
  if (left === 0) return <Channels sent={sent} channels={channels} isBusy={isBusy} />
  return (
    <>
      <div className="no-script-only">
        <p className="text-center text-sm text-ink-soft">{t.accounts.code.waitNote}</p>
        <Channels sent={sent} channels={channels} isBusy={isBusy} />
      </div>
      <div className="script-only">
        <Button look="plain" disabled className="w-full">
          {t.accounts.code.wait(left)}
        </Button>
      </div>
    </>
  )
}

const Channels = ({ sent, channels, isBusy }: Props) => {
  const { again, other } = useWords().accounts.code
  const sameFirst = channels.toSorted((one, another) => Number(another === sent.channel) - Number(one === sent.channel))
  return (
    <div className="flex flex-col gap-1">
      {sameFirst.map((channel) => (
        <Button key={channel} type="submit" name="intent" value={channel} formNoValidate look="plain" disabled={isBusy}>
          {channel === sent.channel ? again[channel] : other[channel]}
        </Button>
      ))}
    </div>
  )
}
