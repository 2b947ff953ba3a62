import type { Fault } from '../../../forms/fault.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'

/** Decisions and marks for the chosen participants. The comment goes to declined ones. */
export const DecisionBar = ({ problem, isBusy }: { problem: Fault | null; isBusy: boolean }) => {
  const { list: t } = useWords().attendees
  return (
    <BulkBar>
      {problem && <FormMessage problem={problem} />}
      <Button type="submit" name="intent" value="approve" size="small" isBusy={isBusy}>
        {t.actions.approve}
      </Button>
      <Button type="submit" name="intent" value="wait" look="quiet" size="small" disabled={isBusy}>
        {t.actions.wait}
      </Button>
      <Button type="submit" name="intent" value="mark" look="quiet" size="small" disabled={isBusy}>
        {t.actions.mark}
      </Button>
      <Button type="submit" name="intent" value="unmark" look="quiet" size="small" disabled={isBusy}>
        {t.actions.unmark}
      </Button>
      <span className="flex grow flex-wrap gap-2">
        <input
          name="comment"
          maxLength={500}
          aria-label={t.decline.comment}
          placeholder={t.decline.comment}
          className="min-h-(--control) min-w-0 grow rounded-xl border border-line-strong bg-surface px-3 text-sm"
        />
        <Button type="submit" name="intent" value="decline" look="danger" size="small" disabled={isBusy}>
          {t.decline.confirm}
        </Button>
      </span>
    </BulkBar>
  )
}
