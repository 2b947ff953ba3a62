import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadValidation } from '../../parts/certificates/load-validation.ts'
import { ValidationPage } from '../../parts/certificates/validation-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/validation'

export const loader = (args: Route.LoaderArgs) => loadValidation(args)

/** Checks a certificate by its number or code; the QR code leads here (R044). */
export default function ValidationScreen({ loaderData }: Route.ComponentProps) {
  const { check: t } = useWords().certificates
  return (
    <>
      <Head title={t.title} description={t.description} path={paths.certificateValidation()} isIndexed={loaderData.result === 'none'} />
      <ValidationPage validation={loaderData} />
    </>
  )
}
