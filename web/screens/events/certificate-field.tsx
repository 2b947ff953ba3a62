import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadValidation } from '../../parts/certificates/load-validation.ts'
import { ValidationPage } from '../../parts/certificates/validation-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/certificate-field'

export const loader = (args: Route.LoaderArgs) => loadValidation(args)

/** A field for the number of a certificate (R057). */
export default function CertificateFieldScreen({ loaderData }: Route.ComponentProps) {
  const { check: t } = useWords().certificates
  return (
    <>
      <Head title={t.title} description={t.description} path={paths.certificateByNumber()} isIndexed={false} />
      <ValidationPage validation={loaderData} />
    </>
  )
}
