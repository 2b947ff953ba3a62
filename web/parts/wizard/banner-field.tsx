import { Upload as UploadIcon } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { bannerBytes } from '../../../contract/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Errors } from '../../ui/field.tsx'
import { UploadRow } from '../../ui/files/upload-row.tsx'
import { useUploads } from '../../ui/files/use-uploads.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import { FilesField, pictureTypes } from './files-field.tsx'
import type { SectionProps } from './section.ts'

const BannerCrop = lazy(async () => ({ default: (await import('./banner-crop.tsx')).BannerCrop }))

/** The banner of the event: chosen, cropped, and uploaded at once with progress. Without scripts it is posted as a file. */
export const BannerField = ({ opened, draft, linked, field, remember }: SectionProps) => {
  const t = useWords().wizard.banner
  const hasScripts = useScripts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState(opened.photo)
  const [file, setFile] = useState<File | null>(null)
  const cut = useRef<File>(null)
  const onUploaded = (uploadId: string) => {
    const { current } = cut
    if (current) remember({ uploads: [{ uploadId, url: URL.createObjectURL(current), name: current.name, size: current.size, mime: current.type }] })
    setPhoto(uploadId)
  }
  const { uploads, add, remove, retry } = useUploads({ accept: pictureTypes, maxBytes: bannerBytes, purpose: 'banner', maxFiles: 1, onUploaded })
  const use = (picture: File) => {
    setFile(null)
    cut.current = picture
    add([picture])
  }
  const saved = linked.uploads.find(({ uploadId }) => uploadId === draft.photo)
  const { label, errors } = field('photo', t.label)
  const posted = <input type="hidden" name="photo" value={photo ?? ''} />
  if (!hasScripts) {
    const kept = opened.photo ? [opened.photo] : []
    return (
      <FilesField
        field={field('photo', t.label)}
        help={t.help}
        saved={kept}
        {...{ linked, remember }}
        purpose="banner"
        maxBytes={bannerBytes}
        accept={pictureTypes}
      />
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {posted}
      <p id={id} className="font-medium">
        {label}
      </p>
      {saved && <img src={saved.url} alt={t.alt} className="aspect-2/1 w-full rounded-2xl object-cover" />}
      <ul className="empty:hidden">
        {uploads.map(
          (upload) =>
            upload.state.kind !== 'sent' && (
              <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onRemove={() => remove(upload)} />
            ),
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        <label className="inline-flex min-h-(--control) cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <UploadIcon className="size-5" aria-hidden="true" />
          {saved ? t.change : t.choose}
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            aria-describedby={`${id}-help`}
            className="sr-only"
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0] ?? null)
              event.currentTarget.value = ''
            }}
          />
        </label>
        {photo && (
          <Button look="plain" onClick={() => setPhoto(null)}>
            {t.remove}
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className="text-sm text-ink-soft">
        {t.help}
      </p>
      <Errors errors={errors} />
      {file && (
        <Suspense>
          <BannerCrop file={file} onCut={use} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </div>
  )
}
