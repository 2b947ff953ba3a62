import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { OwnRow } from '../own-row.ts'

/** Own public events are chosen by name; those of another series are not offered. */
export const AddToSeries = ({ members }: { members: readonly OwnRow[] }) => {
  const { series: t } = useWords().ownEvent
  const post = useFormPost<{ added?: number }>('addToSeries')
  const { answer } = post
  const added = answer && !answer.problem && 'added' in answer ? answer.added : undefined
  return (
    <SectionCard title={t.add} lead={t.addLead}>
      <PostFormOf post={post} submit={t.addButton} look="quiet" saved={added === 0 ? t.noneChosen : t.added}>
        {(fields) => (
          <Combobox
            {...fields.choice('event', t.choose, { error: 'masterEventId' })}
            options={[]}
            load={findEvents(members)}
            textName="eventText"
            placeholder={t.chooseHint}
            isMultiple
          />
        )}
      </PostFormOf>
    </SectionCard>
  )
}

const offered = 20

const findEvents =
  (members: readonly OwnRow[]): LoadOptions =>
  async (search) => {
    const list = await browserApi('GET /owner/events', { query: { search, state: 'published', paginationSize: offered } })
    if (!list.ok) throw new Error('own events could not be loaded')
    return list.reply._items
      .filter(({ id, series }) => series === null && !members.some((member) => member.id === id))
      .map(({ id, name }) => ({ id, label: name || String(id) }))
  }
