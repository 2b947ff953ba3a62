import { PageForms } from '../forms/use-form-post.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerSettings } from '../parts/settings/answer-settings.ts'
import { loadSettings } from '../parts/settings/load-settings.ts'
import { SettingsPage } from '../parts/settings/settings-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/settings'

export const loader = (args: Route.LoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) => answerSettings(args)

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords()
  return (
    <PageForms value={{ action: paths.settings(loaderData.tab), answer: actionData ?? null }}>
      <Head title={t.settings.title} path={paths.settings()} isIndexed={false} />
      <SettingsPage settings={loaderData} />
    </PageForms>
  )
}
