import { PageForms } from '../forms/use-form-post.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { DecisionPage } from '../parts/people/decision/decision-page.tsx'
import { decide, loadDecision } from '../parts/people/decision/load-decision.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/contacts-decision'

export const loader = (args: Route.LoaderArgs) => loadDecision(args)

export const action = (args: Route.ActionArgs) => decide(args)

/** The landing page of the link in the email about a contact request. */
export default function ContactsDecisionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { decision } = useWords().people
  return (
    <PageForms value={{ action: paths.contactsDecision(loaderData.link), answer: actionData ?? null }}>
      <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
        <Head title={decision.title} path={paths.contactsDecision()} isIndexed={false} />
        <h1 className="text-2xl font-semibold">{decision.title}</h1>
        <DecisionPage page={loaderData} />
      </section>
    </PageForms>
  )
}
