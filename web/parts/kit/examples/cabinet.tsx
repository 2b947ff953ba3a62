import { Button } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { SideNavigation } from '../../../ui/side-navigation.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'

const groups = [
  {
    title: 'Work',
    items: [
      { to: '?part=requests', name: 'Requests', count: 1312, isCurrent: true },
      { to: '?part=events', name: 'Events', count: 8 },
      { to: '?part=long', name: 'Қоғамдық кеңістіктерді абаттандыру жөніндегі өтінімдер', count: 0 },
    ],
  },
  {
    title: 'Organization',
    items: [
      { to: '?part=members', name: 'Members', count: 24 },
      { to: '?part=profile', name: 'Profile' },
    ],
  },
]

export const CabinetExample = () => (
  <CabinetLayout
    title="Requests"
    navigation={<SideNavigation label="Cabinet" groups={groups} />}
    action={<Button>Invite</Button>}
    filters={<p className="text-ink-soft">A filter bar</p>}
  >
    <SectionCard title="A section" lead="Rarely used settings are folded.">
      <p>Sections have an inner gap of 24 px.</p>
      <Unfolded title="More settings">
        <p>Unfolded.</p>
      </Unfolded>
    </SectionCard>
  </CabinetLayout>
)
