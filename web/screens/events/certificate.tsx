import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadOwnCertificate } from '../../parts/certificates/load-own.ts'
import { OwnCertificatePage } from '../../parts/certificates/own-certificate.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/certificate'

export const loader = (args: Route.LoaderArgs) => loadOwnCertificate(args)

/** The own certificate of an event (R056). */
export default function OwnCertificateScreen({ loaderData }: Route.ComponentProps) {
  const { own: t } = useWords().certificates
  const { certificate, eventId } = loaderData
  return (
    <>
      <Head title={certificate ? t.pageTitle(certificate.eventName) : t.title} path={paths.ownCertificate(eventId)} isIndexed={false} />
      <OwnCertificatePage data={loaderData} />
    </>
  )
}
