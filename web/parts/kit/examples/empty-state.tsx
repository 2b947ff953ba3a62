import { Wrench } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export const EmptyStateExample = () => (
  <EmptyState
    Icon={Wrench}
    title="No tools yet"
    titleLevel="h3"
    action={
      <ButtonLink to="/kit" look="quiet">
        Add a tool
      </ButtonLink>
    }
  >
    <p>Tools that you lend to others will stand here.</p>
  </EmptyState>
)
