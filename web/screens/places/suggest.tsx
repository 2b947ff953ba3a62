import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerSuggest, loadSuggest } from '../../parts/spaces/suggest/suggest.ts'
import { SuggestForm } from '../../parts/spaces/suggest/suggest-form.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/suggest'

export const loader = (args: Route.LoaderArgs) => loadSuggest(args)

export const action = (args: Route.ActionArgs) => answerSuggest(args)

export default function SuggestPlaceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords().spaces.suggest
  return (
    <PageForms value={{ action: paths.suggestPlace(), answer: actionData ?? null }}>
      <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
        <Head title={t.title} path={paths.suggestPlace()} isIndexed={false} />
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        <p className="text-lg text-ink-soft">{t.lead}</p>
        <SuggestForm cities={loaderData.cities} labels={loaderData.labels} />
      </section>
    </PageForms>
  )
}
