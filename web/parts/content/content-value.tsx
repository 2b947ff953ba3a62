import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { useTableWords } from './content-words.ts'
import type { FormPage } from './load-content.ts'

type Props = { page: FormPage; name: string; value: unknown }

/** A value to compare: a name, a picture, or a text that is shortened until the user opens it. */
export const ContentValue = ({ page, name, value }: Props) => {
  const { valueText, fieldName } = useTableWords(page)
  const kind = page.fields.find((field) => field.name === name)?.kind ?? 'text'
  if (kind === 'picture' && typeof value === 'string' && value !== '') return <Thumbnail key={value} url={value} alt={fieldName(name)} />
  const text = valueText({ name, kind }, { [name]: value })
  if (text.length <= shownLength) return <span className="whitespace-pre-line wrap-anywhere">{text}</span>
  return (
    <details className="group wrap-anywhere">
      <summary className="cursor-pointer group-open:text-ink-soft">
        <span>{text.slice(0, shownLength).trimEnd()}…</span>
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}

const shownLength = 120

/** The file of a replaced picture is deleted within a day; then a text stands for it. */
const Thumbnail = ({ url, alt }: { url: string; alt: string }) => {
  const { contentVersions: t } = useWords()
  const [isGone, setGone] = useState(false)
  // the picture may have failed before scripts loaded
  const check = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setGone(true)
  }
  if (isGone) return <span className="text-ink-soft">{t.noPicture}</span>
  return <img ref={check} src={url} alt={alt} onError={() => setGone(true)} className="aspect-video w-32 rounded-lg object-cover" />
}
