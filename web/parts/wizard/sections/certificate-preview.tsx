import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { type CertificatePlaceholder, certificatePlaceholders } from '../../../../contract/certificates/limits.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { Button, Spinner } from '../../../ui/button.tsx'
import { filesIn, textOrNull } from '../rows.ts'

/** A sample of the certificate with the text, background and QR code as they are in the form now (C087). */
export const CertificatePreview = ({ eventId }: { eventId: number | null }) => {
  const { preview: t } = useWords().certificates
  const { certificatePreview } = callPaths(useApiBase())
  const place = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const show = () => {
    const form = place.current?.closest('form')
    if (!form) return
    const next = certificatePreview({ ...(eventId !== null && { eventId }), ...designIn(new FormData(form)) })
    if (next !== address) setState('loading')
    setAddress(next)
  }
  return (
    <div ref={place} className="script-only flex flex-col items-start gap-3">
      <Button type="button" look="quiet" onClick={show}>
        <Eye className="size-5" aria-hidden="true" />
        {address === null ? t.show : t.update}
      </Button>
      {address !== null && (
        <>
          <img
            key={address}
            src={address}
            alt={t.picture}
            width={1684}
            height={1191}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            className={`h-auto w-full rounded-xl border border-line bg-sunken ${state === 'failed' ? 'hidden' : ''}`}
          />
          <p role="status" className={state === 'shown' ? 'sr-only' : 'flex items-center gap-2 text-sm text-ink-soft'}>
            {state === 'loading' && <Spinner />}
            {state === 'loading' && t.loading}
            {state === 'failed' && t.failed}
          </p>
        </>
      )}
    </div>
  )
}

const designIn = (form: FormData) => ({
  certificateText: textOrNull(textOf(form, 'certificateText')) ?? undefined,
  certificateBg: filesIn(form, 'certificateBg').at(-1),
  certificateDisplayQr: flagOf(form, 'certificateDisplayQr') ? '1' : undefined,
})

/** The words in braces that the text may contain, in the language of the reader. */
export const CertificatePlaceholders = () => {
  const { preview: t } = useWords().certificates
  const place = { ru: 0, en: 1, kz: 2 }[useLocale()]
  // Object.keys widens the keys to string
  const names = Object.keys(certificatePlaceholders) as CertificatePlaceholder[]
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <p>{t.placeholders}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name) => (
          <li key={name}>
            <code className="rounded bg-sunken px-1 font-mono text-ink">{`{${certificatePlaceholders[name][place]}}`}</code> —{' '}
            {t.placeholderNames[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}
