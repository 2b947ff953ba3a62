import { useWords } from '../../kernel/words.tsx'
import { externalPaths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'

/** Programs that may act for the person, and where they are described. */
export const AppsTab = () => {
  const { apps: t } = useWords().settings
  return (
    <SectionCard title={t.developersTitle} lead={t.developers}>
      <ButtonLink to={externalPaths.apiDocs()} reloadDocument look="quiet" className="self-start">
        {t.docs}
      </ButtonLink>
    </SectionCard>
  )
}
