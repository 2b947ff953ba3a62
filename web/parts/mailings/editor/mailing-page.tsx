import { useWords } from '../../../kernel/words.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { CabinetNavigation } from '../../cabinet/cabinet-navigation.tsx'
import { LetterPreview } from './letter-preview.tsx'
import type { MailingPageData } from './load-mailing.ts'
import { MailingForm } from './mailing-form.tsx'
import { MailingState } from './mailing-state.tsx'
import { TestLetter } from './test-letter.tsx'

/** A mailing: its state, its form while it can be changed, and its letter (R059). */
export const MailingPage = ({ data }: { data: MailingPageData }) => {
  const { mailings: t } = useWords()
  const { mailing, navigation, preview, zone, options } = data
  return (
    <CabinetLayout title={mailing.subject} navigation={<CabinetNavigation navigation={navigation} current="mailings" />} isNarrow>
      <MailingState mailing={mailing} zone={zone} />
      {options && <MailingForm mailing={mailing} options={options} zone={zone} count={data.count} />}
      <SectionCard title={t.preview.title} lead={preview.name ? t.preview.lead(preview.name) : undefined}>
        <LetterPreview preview={preview} isOpen={options === null} />
        <TestLetter mailingId={mailing.id} />
      </SectionCard>
    </CabinetLayout>
  )
}
