import type { ReactNode } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { CabinetNavigation } from '../cabinet/cabinet-navigation.tsx'
import type { CabinetNavigationData } from '../cabinet/load-navigation.ts'
import { type BuilderSection, builderSections } from './builder/builder-address.ts'

type Props = {
  quiz: { id: number; title: string; published: boolean }
  navigation: CabinetNavigationData
  part: BuilderSection | 'results' | 'answers' | 'mailings'
  /** The address of a section of the builder. */
  partTo?: (part: BuilderSection) => string
  action?: ReactNode
  /** The line about the autosave. */
  status?: ReactNode
  hasPanel?: boolean
  children: ReactNode
}

/** A page about one survey: its title and state, the tabs of its pages, and the content. */
export const QuizLayout = ({ quiz, navigation, part, partTo, action, status, hasPanel = false, children }: Props) => {
  const { parts, partsLabel, list } = useWords().quizBuilder
  const { id, title, published } = quiz
  const to = partTo ?? ((section: BuilderSection) => paths.survey(id, section === 'questions' ? {} : { section }))
  return (
    <CabinetLayout
      title={title}
      navigation={<CabinetNavigation navigation={navigation} current="surveys" />}
      action={action}
      hasPanel={hasPanel}
      tabs={
        <>
          <div className="-mt-3 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
            <Badge tone={published ? 'good' : 'neutral'}>{list.states[published ? 'published' : 'draft']}</Badge>
            {status && <span role="status">{status}</span>}
          </div>
          <Tabs label={partsLabel}>
            {builderSections.map((section) => (
              <Tab key={section} to={to(section)} isOpen={section === part}>
                {parts[section]}
              </Tab>
            ))}
            <Tab to={paths.surveyResults(id)} isOpen={part === 'results'}>
              {parts.results}
            </Tab>
            <Tab to={paths.surveyAnswers(id)} isOpen={part === 'answers'}>
              {parts.answers}
            </Tab>
            <Tab to={paths.surveyMailings(id)} isOpen={part === 'mailings'}>
              {parts.mailings}
            </Tab>
          </Tabs>
        </>
      }
    >
      {children}
    </CabinetLayout>
  )
}
