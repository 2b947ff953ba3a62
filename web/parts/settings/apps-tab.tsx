import type { ReactNode } from 'react'
import { useApiBase } from '../../kernel/api-base.ts'
import { useWords } from '../../kernel/words.tsx'
import { callPaths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { SettingsSection } from './settings-sections.ts'

/** A link to the API documentation for applications that act for the user. */
const Developers = () => {
  const { apps: t } = useWords().settings
  const apiBase = useApiBase()
  return (
    <SectionCard
      anchor="developers"
      title={t.developersTitle}
      lead={t.developers}
      action={
        <ButtonAnchor href={callPaths(apiBase).apiDocs()} look="quiet">
          {t.docs}
        </ButtonAnchor>
      }
    />
  )
}

export const appsSections: Record<SettingsSection<'apps'>, ReactNode> = { developers: <Developers /> }
