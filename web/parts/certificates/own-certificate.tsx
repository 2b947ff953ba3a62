import { Award, Download } from 'lucide-react'
import { Link } from 'react-router'
import type { Certificate } from '../../../contract/certificates/certificates.ts'
import { localePrefixes } from '../../../contract/locales.ts'
import { useApiBase } from '../../kernel/api-base.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { callPaths, paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CertificateFacts } from './facts.tsx'
import type { Absence, OwnCertificate } from './load-own.ts'
import { ShareCertificate } from './share-certificate.tsx'

/** The certificate of the user for one event: the picture, its files and the link to show it to others (R056). */
export const OwnCertificatePage = ({ data }: { data: OwnCertificate }) => {
  const { own: t } = useWords().certificates
  const { certificate, eventId, absence } = data
  return (
    <section className="frame flex flex-col gap-6 py-6 sm:py-12">
      <h1 className="text-2xl font-semibold">{t.title}</h1>
      {certificate === null ? (
        <NotFound eventId={eventId} absence={absence ?? 'unmarked'} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {certificate.status === 'issued' ? <Picture certificate={certificate} /> : <Withdrawn certificate={certificate} />}
          <div className="flex flex-col gap-6">
            {certificate.status === 'issued' && <Files certificate={certificate} siteUrl={data.siteUrl} />}
            <CertificateFacts certificate={certificate} />
            <p className="text-sm text-ink-soft">
              {certificate.status === 'issued' ? t.wrongName : t.appeal}{' '}
              <Link
                to={certificate.status === 'issued' ? paths.profile() : paths.eventInquiry(eventId)}
                className="text-accent underline underline-offset-4"
              >
                {certificate.status === 'issued' ? t.toProfile : t.toInquiry}
              </Link>
            </p>
            <ButtonLink to={paths.event(eventId)} look="plain" className="self-start">
              {t.toEvent}
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  )
}

const NotFound = ({ eventId, absence }: { eventId: number; absence: Absence }) => {
  const { own: t } = useWords().certificates
  const { title, hint } = {
    notParticipant: { title: t.notParticipant, hint: t.notParticipantHint },
    later: { title: t.later, hint: t.laterHint },
    unmarked: { title: t.notFound, hint: t.notFoundHint },
  }[absence]
  return (
    <EmptyState
      Icon={Award}
      title={title}
      action={
        <>
          <ButtonLink to={paths.event(eventId)} look="quiet">
            {t.toEvent}
          </ButtonLink>
          {absence === 'unmarked' && (
            <ButtonLink to={paths.eventInquiry(eventId)} look="plain">
              {t.toInquiry}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{hint}</p>
    </EmptyState>
  )
}

/** The number in the address loads the picture of a new certificate. */
const Picture = ({ certificate: { eventId, number, userName, eventName } }: { certificate: Certificate }) => {
  const { own: t } = useWords().certificates
  const apiBase = useApiBase()
  return (
    <img
      src={callPaths(apiBase).ownCertificate(eventId, { format: 'png', number })}
      alt={t.picture({ user: userName, event: eventName })}
      width={1684}
      height={1191}
      className="h-auto w-full self-start rounded-2xl border border-line bg-sunken shadow-raised"
    />
  )
}

const Withdrawn = ({ certificate }: { certificate: Certificate }) => {
  const t = useWords().certificates
  const locale = useLocale()
  const { revokedAt, revocationReason, timezoneName: zone } = certificate
  return (
    <div className="flex flex-col items-start gap-3 self-start rounded-3xl border border-line bg-surface p-5 sm:p-8">
      <Badge tone="danger">{t.list.states[certificate.status]}</Badge>
      {revokedAt && <p className="text-lg font-semibold">{t.revoked(format(revokedAt, { locale, zone, kind: 'yearDate' }))}</p>}
      {revocationReason && <p className="wrap-anywhere">{t.reason(revocationReason)}</p>}
    </div>
  )
}

const Files = ({ certificate: { eventId, eventName, code }, siteUrl }: { certificate: Certificate; siteUrl: string }) => {
  const { own: t } = useWords().certificates
  const files = callPaths(useApiBase())
  const locale = useLocale()
  const url = `${siteUrl}${localePrefixes[locale]}${paths.certificateValidation(code ?? undefined)}`
  return (
    <div className="flex flex-col gap-3">
      <ButtonAnchor href={files.ownCertificate(eventId, {})} download size="large">
        <Download className="size-5" aria-hidden="true" />
        {t.pdf}
      </ButtonAnchor>
      <div className="flex flex-wrap gap-2">
        <ShareCertificate title={t.shareText(eventName)} url={url} />
        <ButtonAnchor href={files.ownCertificate(eventId, { format: 'png' })} download look="plain">
          {t.png}
        </ButtonAnchor>
      </div>
      <p className="text-sm text-ink-soft">{t.shareHint}</p>
    </div>
  )
}
