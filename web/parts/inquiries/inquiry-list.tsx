import type { ParticipantInquiry } from '../../../contract/inquiries/inquiries.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { FileLinks } from '../../ui/file-links.tsx'

const tones: Record<ParticipantInquiry['status'], BadgeTone> = { wait: 'waiting', approved: 'good', declined: 'danger' }

/** The viewer's own inquiries, the newest first. */
export const InquiryList = ({ inquiries, zone }: { inquiries: readonly ParticipantInquiry[]; zone: string }) => {
  const t = useWords().inquiries
  return (
    <ul className="flex flex-col gap-4">
      {inquiries.map((inquiry) => (
        <li key={inquiry.id} className="flex flex-col gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
          <InquiryHead inquiry={inquiry} zone={zone} />
          <InquiryContent inquiry={inquiry} />
          {inquiry.status === 'wait' && <p className="text-sm text-ink-soft">{t.ownLead}</p>}
        </li>
      ))}
    </ul>
  )
}

export const InquiryHead = ({ inquiry: { type, status, createdAt }, zone }: { inquiry: ParticipantInquiry; zone: string }) => {
  const t = useWords().inquiries
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{t.types[type]}</span>
      <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
      <time dateTime={createdAt} className="text-sm text-ink-soft">
        {format(createdAt, { locale, zone, kind: 'dateTime' })}
      </time>
    </p>
  )
}

/** Text, files and answer. The text is that of a user, so that it stays plain text. */
export const InquiryContent = ({ inquiry: { text, files, comment } }: { inquiry: ParticipantInquiry }) => {
  const t = useWords().inquiries
  return (
    <>
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      <FileLinks label={t.organizer.files} files={files} />
      {comment && <p className="rounded-xl bg-sunken px-4 py-3 wrap-anywhere">{t.answer(comment)}</p>}
    </>
  )
}
