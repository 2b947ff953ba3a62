import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadControlSpaces } from '../../parts/control/spaces/load-spaces.ts'
import { ControlSpacesPage } from '../../parts/control/spaces/spaces-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/spaces'

export const loader = (args: Route.LoaderArgs) => loadControlSpaces(args)

export default function ControlSpacesScreen({ loaderData }: Route.ComponentProps) {
  const { title } = useWords().control.spaces
  return (
    <>
      <Head title={title} path={paths.control()} isIndexed={false} />
      <ControlSpacesPage data={loaderData} />
    </>
  )
}
