import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { CodeForm } from '../../parts/teams/join/code-form.tsx'
import { loadCodeForm } from '../../parts/teams/join/load-join.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/enter'

export const loader = (args: Route.LoaderArgs) => loadCodeForm(args)

export default function EnterCodeScreen() {
  const { joining: t } = useWords().teams
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={t.title} path={paths.joinTeam()} isIndexed={false} />
      <h1 className="text-2xl font-semibold sm:text-3xl">{t.title}</h1>
      <p className="text-lg text-ink-soft">{t.lead}</p>
      <CodeForm />
    </section>
  )
}
