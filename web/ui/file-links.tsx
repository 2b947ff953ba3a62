import { FileText } from 'lucide-react'

type Props = { label: string; files: readonly { uploadId: string; url: string; name: string }[] }

/** Files of a user, each in a new tab. Renders nothing without files. */
export const FileLinks = ({ label, files }: Props) => {
  if (files.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {files.map(({ uploadId, url, name }) => (
        <li key={uploadId}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-xl border border-line bg-surface px-3 text-sm hover:bg-sunken"
          >
            <FileText className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
