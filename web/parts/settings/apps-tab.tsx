import { useApiBase } from '../../kernel/api-base.ts'
import { useWords } from '../../kernel/words.tsx'
import { callPaths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'

/** A link to the API documentation for applications that act for the user. */
export const AppsTab = () => {
  const { apps: t } = useWords().settings
  const apiBase = useApiBase()
  return (
    <SectionCard title={t.developersTitle} lead={t.developers}>
      <ButtonAnchor href={callPaths(apiBase).apiDocs()} look="quiet" className="self-start">
        {t.docs}
      </ButtonAnchor>
    </SectionCard>
  )
}
