import { Download, FileText } from 'lucide-react'
import type { Event } from '../../../contract/events/events.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { PageSection } from './page-section.tsx'

type Files = NonNullable<Event['documents']>
type Props = {
  documents: Files
  /** Shown to approved participants and organizers only; empty for others. */
  materials: Files
}

/** Files to download: those for all visitors, then those for participants. */
export const Materials = ({ documents, materials }: Props) => {
  const { eventPage: page } = useWords()
  if (documents.length + materials.length === 0) return null
  return (
    <PageSection id="materials" title={page.materials}>
      <FileCards files={documents} />
      {materials.length > 0 && <h3 className="mb-3 font-medium not-first:mt-6">{page.participantMaterials}</h3>}
      <FileCards files={materials} />
    </PageSection>
  )
}

const FileCards = ({ files }: { files: Files }) => {
  const { eventPage: page } = useWords()
  const sizeOf = useFileSize()
  return (
    <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
      {files.map(({ uploadId, url, name, size }) => (
        <li key={uploadId}>
          <a href={url} download={name} className="flex h-full items-center gap-4 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken">
            <FileText className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
            <span className="min-w-0 grow wrap-anywhere">{page.document(name, sizeOf(size))}</span>
            <Download className="size-5 shrink-0 text-accent" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}

const kilobyte = 1024

/** Whole kilobytes, and from one megabyte tenths of it. */
const useFileSize = () => {
  const locale = useLocale()
  const { eventPage: page } = useWords()
  return (bytes: number) => {
    const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
    if (kilobytes < kilobyte) return page.kilobytes(kilobytes)
    const megabytes = String(Math.round((kilobytes / kilobyte) * 10) / 10)
    return page.megabytes(locale === 'en' ? megabytes : megabytes.replace('.', ','))
  }
}
