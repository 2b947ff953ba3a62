import type { ReactNode } from 'react'
import { contactAudiences } from '../../../../contract/people/people.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, Radio } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { SettingsSection } from '../settings-sections.ts'
import { AccessesSection } from './accesses-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import type { PrivacyData } from './load-privacy.ts'
import { profileBlocks } from './profile-blocks.ts'

/** Profile visibility, contact access and consents. */
export const privacySections = (privacy: PrivacyData, zone: string): Record<SettingsSection<'privacy'>, ReactNode> => ({
  visibility: <VisibilitySection visibility={privacy.visibility} />,
  accesses: <AccessesSection accesses={privacy.accesses} totalCount={privacy.accessCount} zone={zone} />,
  consents: <ConsentsSection consents={privacy.consents} zone={zone} />,
})

const VisibilitySection = ({ visibility }: Pick<PrivacyData, 'visibility'>) => {
  const { privacy: t, save } = useWords().settings
  return (
    <SectionCard anchor="visibility" title={t.visibility}>
      <PostForm intent="changeVisibility" submit={save} className="gap-5">
        <fieldset className="flex w-full flex-col gap-2">
          <legend className="mb-1.5 font-medium">{t.contacts}</legend>
          {contactAudiences.map((audience) => (
            <Radio key={audience} name="contacts" value={audience} defaultChecked={visibility.contacts === audience} label={t.audiences[audience]} />
          ))}
        </fieldset>
        <fieldset className="flex flex-col">
          <legend className="mb-1.5 font-medium">{t.blocks}</legend>
          {profileBlocks.map((block) => (
            <div key={block} className="flex min-h-11 items-center">
              <Checkbox name={block} defaultChecked={visibility[block]} label={t.block[block]} />
            </div>
          ))}
          <p className="text-sm text-ink-soft">{t.catalogueHelp}</p>
        </fieldset>
      </PostForm>
    </SectionCard>
  )
}
