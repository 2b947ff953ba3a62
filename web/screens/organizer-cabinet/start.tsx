import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadStart } from '../../parts/cabinet/load-start.ts'
import { CabinetStart } from '../../parts/cabinet/start.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/start'

export const loader = (args: Route.LoaderArgs) => loadStart(args)

/** The start of the organizer's cabinet. */
export default function CabinetStartScreen({ loaderData }: Route.ComponentProps) {
  const { organizerCabinet } = useWords()
  return (
    <>
      <Head title={organizerCabinet.title} path={paths.cabinet()} isIndexed={false} />
      <CabinetStart page={loaderData} />
    </>
  )
}
