import { Download, IdCard } from 'lucide-react'
import { useApiBase } from '../../../kernel/api-base.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { OwnEventData } from './load-own-event.ts'
import { OwnEventLayout } from './own-event-layout.tsx'

/** The name badges of the confirmed participants as one file to print. */
export const BadgesPage = ({ data }: { data: OwnEventData }) => {
  const { ownEvent } = useWords()
  const { badges: t } = ownEvent
  const apiBase = useApiBase()
  const { id, participants } = data.event
  return (
    <OwnEventLayout data={data} part="badges">
      {participants === 0 ? (
        <EmptyState Icon={IdCard} title={t.none}>
          <p>{t.noneHint}</p>
        </EmptyState>
      ) : (
        <SectionCard title={ownEvent.parts.badges} lead={t.lead}>
          <p>{t.all(participants)}</p>
          <ButtonAnchor href={callPaths(apiBase).eventBadges(id)} download className="self-start">
            <Download className="size-5" aria-hidden="true" />
            {t.download}
          </ButtonAnchor>
        </SectionCard>
      )}
    </OwnEventLayout>
  )
}
