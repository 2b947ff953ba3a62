import { ExternalLink } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { Team } from '../../../../contract/teams/team.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { AddressedSections } from '../../../ui/addressed-sections.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { Confirmed } from '../../../ui/confirmed.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { SideNavigation } from '../../../ui/side-navigation.tsx'
import { useCurrentSection } from '../../../ui/use-current-section.ts'
import { Invite } from '../invite.tsx'
import type { TeamEditorData } from './load-editor.ts'
import { MembersSection } from './members-section.tsx'
import { ProjectsSection } from './projects-section.tsx'
import { TeamForm } from './team-form.tsx'

type Anchor = 'data' | 'members' | 'projects' | 'invite' | 'disband'

/** A team in sections; members and the disbanding are for the leader only (R070). With scripts a phone shows one section. */
export const EditPage = ({ data }: { data: TeamEditorData }) => {
  const { sections: t, toTeam, editTitle } = useWords().teamEditor
  const { team } = data
  const anchors: Anchor[] = team.can.manageMembers ? ['data', 'members', 'projects', 'invite', 'disband'] : ['data', 'projects', 'invite']
  const { named, inSight } = useCurrentSection(anchors)
  const hasAnswer = use(PageForms).answer !== null
  return (
    <>
      <Head title={`${team.name}. ${editTitle}`} path={paths.editTeam(team.id)} isIndexed={false} />
      <CabinetLayout
        isNarrow
        title={team.name}
        navigation={
          <SideNavigation
            label={t.label}
            groups={[{ items: anchors.map((anchor) => ({ to: `#${anchor}`, name: t[anchor], isCurrent: anchor === inSight })) }]}
          />
        }
        action={
          <ButtonLink to={paths.team(team.id)} look="quiet">
            <ExternalLink className="size-4" aria-hidden="true" />
            {toTeam}
          </ButtonLink>
        }
      >
        <AddressedSections anchors={anchors} sections={sectionsOf(data, t)} named={named} isWhole={hasAnswer} />
      </CabinetLayout>
    </>
  )
}

const sectionsOf = ({ team, choices, known }: TeamEditorData, names: Record<Anchor, string>): Record<Anchor, ReactNode> => ({
  data: (
    <SectionCard anchor="data" title={names.data}>
      <TeamForm team={team} choices={choices} />
    </SectionCard>
  ),
  members: <MembersSection team={team} />,
  projects: <ProjectsSection team={team} known={known} />,
  invite: (
    <section id="invite" className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Invite team={team} />
    </section>
  ),
  disband: <Disband team={team} />,
})

const Disband = ({ team }: { team: Team }) => {
  const { sections, disband: t } = useWords().teamEditor
  return (
    <SectionCard anchor="disband" title={sections.disband} lead={t.lead}>
      <Confirmed ask={t.ask} text={t.text}>
        <PostForm intent="disband" subject={team.id} submit={t.confirm} look="danger" saved={null} />
      </Confirmed>
    </SectionCard>
  )
}
