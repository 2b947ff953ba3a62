import { useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { OwnEventLayout } from '../../cabinet/event/own-event-layout.tsx'
import { ExpertList } from './expert-list.tsx'
import { InviteForm } from './invite-form.tsx'
import type { OwnExpertsData } from './load-experts.ts'
import { ownExpertsPath } from './own-address.ts'
import { ScoresSection } from './scores-section.tsx'

type Props = { data: OwnExpertsData; answer: FormAnswer | null }

const notPublic = ['draft', 'cancelled', 'unpublished', 'wait', 'declined']

/** The experts of an own event, their invitations and their scores. */
export const OwnExpertsPage = ({ data, answer }: Props) => {
  const { own: t } = useWords().experts
  const { event, experts } = data
  const [params] = useSearchParams()
  return (
    <PageForms value={{ action: ownExpertsPath(event.id, params), answer }}>
      <OwnEventLayout data={data} part="experts">
        {answer?.intent === 'withdraw' && <FormMessage problem={answer.problem} saved={t.withdraw.done} />}
        <SectionCard title={t.heading} lead={t.lead}>
          <Invitation data={data} />
          <ExpertList data={data} />
        </SectionCard>
        {(experts._items.length > 0 || experts.scoringClosedAt) && <ScoresSection data={data} />}
      </OwnEventLayout>
    </PageForms>
  )
}

/** The form, or the reason why no experts can be invited now. */
const Invitation = ({ data: { event, experts } }: { data: OwnExpertsData }) => {
  const { own: t } = useWords().experts
  if (notPublic.includes(event.badge)) return <p className="text-ink-soft">{t.notPublished}</p>
  if (experts.scoringClosedAt) return <p className="text-ink-soft">{t.invitesClosed}</p>
  return <InviteForm invited={experts._items} />
}
