import type { ReactNode } from 'react'
import type { SupportMessage } from '../../../../contract/support/support.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale } from '../../../kernel/words.tsx'
import { FileLinks } from '../../../ui/file-links.tsx'

type ListedMessage = Omit<SupportMessage, 'userId'> & { name: string; note?: ReactNode }
type Props = {
  /** Whose messages are at the right: those of the reader's side. */
  own: 'author' | 'staff'
  label: string
  filesLabel: string
  messages: readonly ListedMessage[]
  zone: string
}

/** Messages in their order. A text is that of a user, so that it stays plain text. */
export const MessageList = ({ own, label, filesLabel, messages, zone }: Props) => {
  const locale = useLocale()
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {messages.map(({ id, text, files, fromStaff, createdAt, name, note }) => (
        <li
          key={id}
          className={`flex max-w-[88%] min-w-0 flex-col gap-1.5 rounded-2xl px-4 py-3 ${fromStaff === (own === 'staff') ? 'self-end bg-accent-soft' : 'self-start bg-sunken'}`}
        >
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <time dateTime={createdAt} className="text-ink-soft">
              {format(createdAt, { locale, zone, kind: 'dateTime' })}
            </time>
            {note}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <FileLinks label={filesLabel} files={files} />
        </li>
      ))}
    </ol>
  )
}
