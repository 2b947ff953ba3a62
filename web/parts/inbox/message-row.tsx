import { Mail, MessageSquareText, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { LetterFrame } from '../../ui/letter-frame.tsx'
import { CodeToCopy } from './code-to-copy.tsx'

export type Message = Reply<'GET /inbox'>['_items'][number]

const icons = { mail: Mail, sms: MessageSquareText, fcall: PhoneCall }

type Props = { message: Message; zone: string; isNew: boolean }

/** One message of this machine's inbox: an email opens below its subject, a code is shown at once. */
export const MessageRow = (props: Props) => (props.message.channel === 'mail' ? <EmailRow {...props} /> : <PhoneRow {...props} />)

const row = 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3'

const PhoneRow = ({ message, zone, isNew }: Props) => {
  const { inbox } = useWords().home
  const { channel, text, to } = message
  const code = codeIn(text)
  return (
    <article className={row}>
      <ChannelIcon channel={channel} isNew={isNew} />
      <div className="flex min-w-0 flex-col gap-1">
        {code && <CodeToCopy code={code} />}
        {text !== code && <p className="text-sm wrap-anywhere">{text}</p>}
        {channel === 'fcall' && <p className="text-sm text-ink-soft">{inbox.callHint}</p>}
        <Recipient to={to} />
      </div>
      <At at={message.createdAt} zone={zone} />
    </article>
  )
}

const codeIn = (text: string): string | undefined => /(?<!\d)\d{4,6}(?!\d)/.exec(text)?.[0]

const EmailRow = ({ message: { id, channel, to, subject, text, html, createdAt }, zone, isNew }: Props) => {
  const { inbox } = useWords().home
  return (
    <details className="group">
      <summary className={`${row} hover:bg-sunken`}>
        <ChannelIcon channel={channel} isNew={isNew} />
        <div className="min-w-0">
          <h3 className={`wrap-anywhere ${isNew ? 'font-semibold' : 'font-medium'}`}>{subject || inbox.noSubject}</h3>
          <p className="truncate text-sm text-ink-soft">{to}</p>
        </div>
        <At at={createdAt} zone={zone} />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-5 sm:pl-12">
        <p className="whitespace-pre-line wrap-anywhere">
          <LinkedText text={text} />
        </p>
        {html && <HtmlPreview title={subject || `${inbox.noSubject} ${id}`} html={html} />}
        <Recipient to={to} />
      </div>
    </details>
  )
}

/** The icon of the channel, with a dot on a new message. */
const ChannelIcon = ({ channel, isNew }: { channel: Message['channel']; isNew: boolean }) => {
  const { inbox } = useWords().home
  const Icon = icons[channel]
  return (
    <span className="relative mt-0.5">
      <Icon className="size-5 text-ink-soft" aria-hidden="true" />
      {isNew && <span className="absolute -top-0.5 -right-1 size-2.5 rounded-full bg-accent ring-2 ring-surface" aria-hidden="true" />}
      <span className="sr-only">{isNew ? `${inbox.channels[channel]}, ${inbox.isNew}` : inbox.channels[channel]}</span>
    </span>
  )
}

/** Leads to the messages of one recipient. */
const Recipient = ({ to }: { to: string }) => (
  <Link
    to={paths.inbox(to)}
    className="self-start text-sm text-ink-soft underline decoration-line-strong underline-offset-4 wrap-anywhere hover:text-ink"
  >
    {to}
  </Link>
)

const At = ({ at, zone }: { at: string; zone: string }) => {
  const locale = useLocale()
  return (
    <time dateTime={at} className="text-sm text-ink-soft">
      {format(at, { locale, zone, kind: 'time' })}
    </time>
  )
}

/** The email as a mail program shows it. With scripts the frame is created on opening, so that a long list stays light. */
const HtmlPreview = ({ title, html }: { title: string; html: string }) => {
  const { inbox } = useWords().home
  const [isOpen, setOpen] = useState(false)
  const frame = <LetterFrame title={title} html={html} className="h-96" />
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center rounded-xl border border-line-strong px-4 font-medium hover:bg-sunken">
        {inbox.asLetter}
      </summary>
      {isOpen ? frame : <noscript>{frame}</noscript>}
    </details>
  )
}

/** Turns URLs in a text into links; the split puts the URLs at odd indexes. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} rel="noreferrer" className="text-accent underline underline-offset-2">
        {part}
      </a>
    ) : (
      part
    ),
  )
