import type { FormAnswer } from '../../forms/answer-form.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { useWords } from '../../kernel/words.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { StaffNavigation } from '../staff/staff-navigation.tsx'
import { DomainChecks } from './domain-checks.tsx'
import type { MailPage } from './load-mail.ts'
import { SuppressionList } from './suppression-list.tsx'

type Props = { page: MailPage; answer: FormAnswer | null }

/** The sending domain and the addresses without mailings. */
export const MailCabinet = ({ page, answer }: Props) => {
  const t = useWords().mailSettings
  return (
    <CabinetLayout title={t.title} navigation={<StaffNavigation screens={page.screens} current={{ screen: 'mail' }} />}>
      {answer && <FormMessage problem={answer.problem} saved={t.lifted} />}
      <DomainChecks mail={page.mail} />
      <SuppressionList {...page} />
    </CabinetLayout>
  )
}
