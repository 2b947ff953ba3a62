import { useWords } from '../../kernel/words.tsx'
import { externalPaths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingSection } from './setting-section.tsx'

/** Programs that may act for the person, and where they are described. */
export const AppsTab = () => {
  const { apps: t } = useWords().settings
  return (
    <SettingSection title={t.developersTitle} lead={t.developers}>
      <ButtonLink to={externalPaths.apiDocs()} reloadDocument look="quiet" className="self-start">
        {t.docs}
      </ButtonLink>
    </SettingSection>
  )
}
