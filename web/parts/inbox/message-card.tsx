import { Mail, MessageSquareText, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { LetterFrame } from '../../ui/letter-frame.tsx'
import { CodeToCopy } from './code-to-copy.tsx'

export type Message = Reply<'GET /inbox'>['_items'][number]

const icons = { mail: Mail, sms: MessageSquareText, fcall: PhoneCall }

/** One message of this machine's inbox; `ago` is its age in words. */
export const MessageCard = ({ message, ago }: { message: Message; ago: string }) => {
  const { inbox } = useWords().home
  const { channel, to, createdAt } = message
  const Icon = icons[channel]
  return (
    <article className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        <span>{inbox.channels[channel]}</span>
        <Link
          to={paths.inbox(to)}
          className="font-medium text-ink underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {to}
        </Link>
        <time dateTime={createdAt} className="ml-auto text-sm">
          {ago}
        </time>
      </header>
      {channel === 'mail' ? <EmailMessage message={message} /> : <PhoneMessage message={message} />}
    </article>
  )
}

const PhoneMessage = ({ message: { channel, text } }: { message: Message }) => {
  const { inbox } = useWords().home
  const code = codeIn(text)
  return (
    <>
      {code && <CodeToCopy code={code} />}
      {text !== code && <p className="wrap-anywhere">{text}</p>}
      {channel === 'fcall' && <p className="text-sm text-ink-soft">{inbox.callHint}</p>}
    </>
  )
}

const codeIn = (text: string): string | undefined => /(?<!\d)\d{4,6}(?!\d)/.exec(text)?.[0]

const EmailMessage = ({ message: { id, subject, text, html } }: { message: Message }) => {
  const { inbox } = useWords().home
  return (
    <>
      <h2 className="text-xl font-semibold wrap-anywhere">{subject ?? inbox.noSubject}</h2>
      <p className="whitespace-pre-line wrap-anywhere">
        <LinkedText text={text} />
      </p>
      {html && <HtmlPreview title={subject ?? `${inbox.noSubject} ${id}`} html={html} />}
    </>
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
