import { FormMessage } from '../../forms/form-message.tsx'
import { paths } from '../../paths.ts'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { StaffNavigation } from '../staff/staff-navigation.tsx'
import type { OutboxAnswer } from './answer-outbox.ts'
import { KindControls } from './kind-controls.tsx'
import { KindTable } from './kind-table.tsx'
import type { OutboxPage } from './load-outbox.ts'
import { MessageList } from './message-list.tsx'
import { useOutboxWords } from './outbox-words.ts'

type Props = { page: OutboxPage; answer: OutboxAnswer | null }

/** The kinds at the side with the numbers of failed messages, and the messages of one kind or of all. */
export const OutboxCabinet = ({ page, answer }: Props) => {
  const { outbox, kindName } = useOutboxWords()
  const { kinds, chosen } = page
  const items = kinds.map(({ kind, failed }) => ({
    to: paths.adminOutbox({ kind }),
    name: kindName(kind),
    isCurrent: kind === chosen?.kind,
    ...(failed > 0 && { count: failed }),
  }))
  const all = { to: paths.adminOutbox(), name: outbox.allKinds, isCurrent: chosen === null }
  const parts = { title: outbox.kindsLabel, items: [all, ...items] }
  const navigation = <StaffNavigation screens={page.screens} current={{ screen: 'outbox' }} parts={parts} />
  return (
    <CabinetLayout title={outbox.title} navigation={navigation}>
      {answer && <FormMessage problem={answer.problem} saved={savedText(outbox, answer)} />}
      {chosen && <KindControls key={`controls ${chosen.kind}`} kind={chosen} />}
      <MessageList key={`messages ${chosen?.kind}`} page={page} />
      {!chosen && <KindTable kinds={kinds} />}
    </CabinetLayout>
  )
}

const savedText = (outbox: ReturnType<typeof useOutboxWords>['outbox'], { intent, count }: OutboxAnswer) => {
  if (intent === 'pause') return outbox.isPaused
  if (intent === 'resume') return outbox.isResumed
  return count === undefined ? outbox.nothingChosen : outbox.resent(count)
}
