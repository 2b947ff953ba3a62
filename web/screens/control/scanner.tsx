import { Head } from '../../kernel/page-head.tsx'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { answerScanner } from '../../parts/control/scanner/answer-scanner.ts'
import { loadScanner } from '../../parts/control/scanner/load-scanner.ts'
import { ScannerPage } from '../../parts/control/scanner/scanner-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/scanner'

export const loader = (args: Route.LoaderArgs) => loadScanner(args)

export const action = (args: Route.ActionArgs) => answerScanner(args)

export default function ScannerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().control.scanner
  return (
    <>
      {/* the scanner can be installed as an app of its own */}
      <link rel="manifest" href={`/door-${useLocale()}.webmanifest`} />
      <Head title={title} path={paths.scanner()} isIndexed={false} />
      <ScannerPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
