import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { signedIn } from '../../kernel/signed-in.ts'
import { useWords } from '../../kernel/words.tsx'
import { answerImport } from '../../parts/importing/answer-import.ts'
import { ImportPage } from '../../parts/importing/import-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/import'

export const loader = async ({ context }: Route.LoaderArgs) => {
  await signedIn(context, paths.importEvent())
  return null
}

export const action = (args: Route.ActionArgs) => answerImport(args)

/** An event of another site or calendar becomes a draft. */
export default function ImportEvent({ actionData }: Route.ComponentProps) {
  const t = useWords().importing
  return (
    <PageForms value={{ action: paths.importEvent(), answer: actionData ?? null }}>
      <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
        <Head title={t.title} path={paths.importEvent()} isIndexed={false} />
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        <ImportPage />
      </section>
    </PageForms>
  )
}
