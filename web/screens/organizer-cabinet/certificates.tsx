import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerCertificates } from '../../parts/cabinet/event/answer-certificates.ts'
import { CertificatesPage } from '../../parts/cabinet/event/certificates-page.tsx'
import { loadCertificates } from '../../parts/cabinet/event/load-certificates.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/certificates'

export const loader = (args: Route.LoaderArgs) => loadCertificates(args)

export const action = (args: Route.ActionArgs) => answerCertificates(args)

/** The certificates of one own event. */
export default function OwnCertificatesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { list: t } = useWords().certificates
  const { event, address } = loaderData
  return (
    <PageForms value={{ action: address, answer: actionData ?? null }}>
      <Head title={t.title(event.name)} path={paths.ownEvent(event.id, 'certificates')} isIndexed={false} />
      <CertificatesPage key={event.id} data={loaderData} />
    </PageForms>
  )
}
