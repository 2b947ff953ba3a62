import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadPreview } from '../../parts/wizard/load-preview.ts'
import { Preview } from '../../parts/wizard/preview.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/preview'

export const loader = (args: Route.LoaderArgs) => loadPreview(args)

export default function EventPreview({ loaderData }: Route.ComponentProps) {
  const t = useWords().wizard.previewPage
  return (
    <>
      <Head title={t.title} path={paths.eventPreview(loaderData.event.id)} isIndexed={false} />
      <Preview {...loaderData} />
    </>
  )
}
