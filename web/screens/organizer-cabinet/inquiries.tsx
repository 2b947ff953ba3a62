import { useLocation } from 'react-router'
import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { ParticipantsTabs } from '../../parts/attendees/list/participants-tabs.tsx'
import { answerDecision } from '../../parts/inquiries/answer-decision.ts'
import { loadOrganizerInquiries } from '../../parts/inquiries/load-organizer-list.ts'
import { OrganizerInquiries } from '../../parts/inquiries/organizer-list.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/inquiries'

export const loader = (args: Route.LoaderArgs) => loadOrganizerInquiries(args)

export const action = (args: Route.ActionArgs) => answerDecision(args)

/** The inquiries of participants about the events of an organizer (R030). */
export default function OrganizerInquiriesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { organizer: t } = useWords().inquiries
  const { pathname, search } = useLocation()
  return (
    <section data-density="compact" className="frame flex flex-col gap-6 py-8 lg:py-12">
      <Head title={t.title} path={paths.organizerInquiries()} isIndexed={false} />
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        <p className="text-ink-soft">{t.lead}</p>
      </header>
      <ParticipantsTabs open="inquiries" eventId={loaderData.eventId} />
      <PageForms value={{ action: pathname + search, answer: actionData ?? null }}>
        <OrganizerInquiries page={loaderData} answer={actionData ?? null} />
      </PageForms>
    </section>
  )
}
