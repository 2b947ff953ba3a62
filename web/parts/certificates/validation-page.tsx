import { CircleCheckBig, CircleX, Replace } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Certificate } from '../../../contract/certificates/certificates.ts'
import { useApiBase } from '../../kernel/api-base.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { callPaths, paths } from '../../paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { CertificateFacts } from './facts.tsx'
import type { Validation } from './load-validation.ts'

/** A field for the number or code of a certificate, and the answer about it: genuine, replaced, revoked or unknown (R044, R057). */
export const ValidationPage = ({ validation: { typed, result } }: { validation: Validation }) => {
  const { check: t } = useWords().certificates
  const isAnswered = result !== 'none'
  return (
    <section className="frame-narrow flex flex-col gap-6 py-6 sm:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        {!isAnswered && <p className="text-ink-soft">{t.lead}</p>}
      </header>
      <div role="status" className={isAnswered ? '' : 'sr-only'}>
        {result === 'unknown' && (
          <EmptyState Icon={CircleX} title={t.unknown}>
            <p>{t.unknownHint}</p>
          </EmptyState>
        )}
        {result === 'tooMany' && <EmptyState title={t.tooMany} />}
        {typeof result === 'object' && <Found certificate={result} />}
      </div>
      <Form method="get" action={paths.certificateValidation()} className="flex flex-col gap-4">
        <TextField
          key={typed}
          name="code"
          label={t.field}
          help={t.help}
          defaultValue={typed}
          required
          maxLength={300}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" look={isAnswered ? 'quiet' : 'main'} className="self-start">
          {t.button}
        </Button>
      </Form>
    </section>
  )
}

const Found = ({ certificate }: { certificate: Certificate }) => (
  <article className="flex flex-col gap-5 rounded-3xl border border-line bg-surface p-5 sm:p-8">
    <Verdict certificate={certificate} />
    {certificate.code && certificate.fileUrl && <Picture certificate={certificate} code={certificate.code} />}
    <CertificateFacts certificate={certificate} />
    {certificate.fileUrl && <File url={certificate.fileUrl} />}
    {certificate.replacedBy && <Successor number={certificate.replacedBy} />}
  </article>
)

const Verdict = ({ certificate: { status, revokedAt, timezoneName: zone } }: { certificate: Certificate }) => {
  const t = useWords().certificates
  const locale = useLocale()
  if (status === 'issued')
    return <Answer icon={<CircleCheckBig className="size-9 shrink-0 text-accent" />} title={t.check.genuine} hint={t.check.genuineHint} />
  if (status === 'replaced')
    return <Answer icon={<Replace className="size-9 shrink-0 text-ink-soft" />} title={t.check.replaced} hint={t.check.replacedHint} />
  const date = revokedAt ? `${sentence(t.revoked(format(revokedAt, { locale, zone, kind: 'yearDate' })))} ` : ''
  return <Answer icon={<CircleX className="size-9 shrink-0 text-danger" />} title={t.check.revoked} hint={`${date}${t.check.revokedHint}`} />
}

/** A Russian date ends with an abbreviation, whose full stop ends the sentence too. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const Answer = ({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) => (
  <div className="flex items-start gap-3">
    <span aria-hidden="true">{icon}</span>
    <div className="flex min-w-0 flex-col gap-1">
      <h2 className="text-xl font-semibold text-balance">{title}</h2>
      <p className="text-ink-soft">{hint}</p>
    </div>
  </div>
)

const Picture = ({ certificate: { userName, eventName }, code }: { certificate: Certificate; code: string }) => {
  const { own: t } = useWords().certificates
  const apiBase = useApiBase()
  return (
    <img
      src={callPaths(apiBase).certificateByCode(code, 'png')}
      alt={t.picture({ user: userName, event: eventName })}
      width={1684}
      height={1191}
      className="h-auto w-full rounded-xl border border-line bg-sunken"
    />
  )
}

const File = ({ url }: { url: string }) => {
  const { check: t } = useWords().certificates
  return (
    <ButtonAnchor href={url} download className="self-start">
      {t.download}
    </ButtonAnchor>
  )
}

const Successor = ({ number }: { number: string }) => {
  const { check: t } = useWords().certificates
  return (
    <ButtonLink to={paths.certificateByNumber(number)} look="quiet" className="self-start">
      {t.toNew(number)}
    </ButtonLink>
  )
}
