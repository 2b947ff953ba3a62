import type { Reply } from '../../../../contract/contract.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox } from '../../../ui/field.tsx'

/** The question about the later events of a series beside the cancellation of one. `count` events follow that the user may cancel. */
export const LaterEvents = ({ fields, count }: { fields: FormFields; count: number }) => {
  const { cancelEvent: t } = useWords().organizerCabinet.actions
  if (count === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <Checkbox {...fields.checkbox('withLater', t.later(count))} />
      <p className="pl-8 text-sm text-ink-soft">{t.laterHelp}</p>
    </div>
  )
}

type Words = ReturnType<typeof useWords>['organizerCabinet']['actions']['cancelEvent']
export type LaterCancelled = NonNullable<Reply<'POST /owner/events/:id/cancel'>['later']>

/** The result of a cancellation with later events; the chosen event is one of those counted. */
export const cancelledText = (t: Words, { cancelledIds, leftCount }: LaterCancelled): string => t.doneWithLater(cancelledIds.length + 1, leftCount)
