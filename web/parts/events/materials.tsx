import { Download, FileText } from 'lucide-react'
import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { PageSection } from './page-section.tsx'

export const Materials = ({ files }: { files: NonNullable<Event['documents']> }) => {
  const { page } = useWords().events
  if (files.length === 0) return null
  return (
    <PageSection id="materials" title={page.materials}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {files.map(({ uploadId, url, name, size }) => (
          <li key={uploadId}>
            <a href={url} download={name} className="flex h-full items-center gap-4 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken">
              <FileText className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
              <span className="min-w-0 grow wrap-anywhere">{page.document(name, page.kilobytes(kilobytesOf(size)))}</span>
              <Download className="size-5 shrink-0 text-accent" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const kilobytesOf = (bytes: number) => Math.max(1, Math.round(bytes / 1024))
