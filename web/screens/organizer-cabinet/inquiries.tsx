import { useLocation } from 'react-router'
import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { ParticipantsTabs } from '../../parts/attendees/list/participants-tabs.tsx'
import { waitingTeams } from '../../parts/attendees/teams/load-event-teams.ts'
import { CabinetNavigation } from '../../parts/cabinet/cabinet-navigation.tsx'
import { loadCabinetNavigation } from '../../parts/cabinet/load-navigation.ts'
import { answerDecision } from '../../parts/inquiries/answer-decision.ts'
import { loadOrganizerInquiries } from '../../parts/inquiries/load-organizer-list.ts'
import { OrganizerInquiries } from '../../parts/inquiries/organizer-list.tsx'
import { paths } from '../../paths.ts'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import type { Route } from './+types/inquiries'

export const loader = async (args: Route.LoaderArgs) => {
  const page = await loadOrganizerInquiries(args)
  const [navigation, teams] = await Promise.all([loadCabinetNavigation(args.context), waitingTeams(args.context, page.eventId)])
  return { page, navigation, teams }
}

export const action = (args: Route.ActionArgs) => answerDecision(args)

/** The inquiries of participants about the events of an organizer (R030). */
export default function OrganizerInquiriesScreen({ loaderData: { page, navigation, teams }, actionData }: Route.ComponentProps) {
  const { organizer: t } = useWords().inquiries
  const { pathname, search } = useLocation()
  const counts = { participants: page.participants, teams, inquiries: page.counters.wait }
  return (
    <>
      <Head title={t.title} path={paths.organizerInquiries()} isIndexed={false} />
      <CabinetLayout
        title={t.title}
        navigation={<CabinetNavigation navigation={navigation} current="participants" />}
        tabs={<ParticipantsTabs open="inquiries" eventId={page.eventId} counts={counts} />}
      >
        <p className="text-ink-soft">{t.lead}</p>
        <PageForms value={{ action: pathname + search, answer: actionData ?? null }}>
          <OrganizerInquiries page={page} answer={actionData ?? null} />
        </PageForms>
      </CabinetLayout>
    </>
  )
}
