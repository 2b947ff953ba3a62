import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { loadOwnCode } from '../parts/people/own-code/load-own-code.ts'
import { OwnCodePage } from '../parts/people/own-code/own-code-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/qr'

export const loader = (args: Route.LoaderArgs) => loadOwnCode(args)

export default function QrScreen({ loaderData }: Route.ComponentProps) {
  const { qr, attending } = useWords()
  const title = loaderData.event ? attending.ticket.title : qr.title
  return (
    <>
      <Head title={title} path={paths.qr()} isIndexed={false} />
      <OwnCodePage {...loaderData} />
    </>
  )
}
