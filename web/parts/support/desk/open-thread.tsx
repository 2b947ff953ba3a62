import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskMessage } from '../../../../contract/support/desk.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { MessageList } from '../messages/message-list.tsx'
import { AnswerForm } from './answer-form.tsx'
import { threadPath } from './desk-address.ts'
import type { DeskData, OpenedThread } from './load-desk.ts'
import { StateForm } from './state-form.tsx'
import { ThreadBadge, useThreadName } from './thread-table.tsx'

type Props = { page: DeskData; open: OpenedThread }

/** The side panel of a thread: its author, the messages with the newest at the end, the answer. */
export const OpenThread = ({ page: { rows, meta, zone }, open }: Props) => {
  const { staff, supportDesk: t } = useWords()
  const [params] = useSearchParams()
  const { thread } = open
  const name = useThreadName()(thread)
  const place = rows.findIndex(({ id }) => id === thread.id)
  const to = (other: { id: number } | undefined) => other && threadPath(params, { id: other.id })
  const nameOf = ({ fromStaff, author }: DeskMessage) => (fromStaff ? author?.name || t.staff : name)
  const end = useLatestInSight(thread.lastMessageId)
  const messages = open._items.toReversed().map((message) => ({ ...message, name: nameOf(message) }))
  return (
    <SidePanel
      title={name}
      closeTo={threadPath(params)}
      previous={to(rows[place - 1])}
      next={to(place < 0 ? rows.find(({ id }) => id !== thread.id) : rows[place + 1])}
      position={place < 0 ? undefined : staff.position((meta.currentPage - 1) * meta.perPage + place + 1, meta.totalCount)}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <ThreadBadge state={thread.state} />
        <span className="text-ink-soft">{`${t.language}: ${t.languages[thread.locale]}`}</span>
        {thread.user ? (
          <Link to={paths.user(thread.user.id)} className="font-medium text-accent hover:underline">
            {t.profile}
          </Link>
        ) : (
          <span className="text-ink-soft">{thread.hasAccount ? t.unproven : t.visitor}</span>
        )}
      </div>
      {open._meta.pageCount > 1 && (
        <Pagination
          label={t.messagePages}
          page={open._meta.currentPage}
          pageSize={open._meta.perPage}
          total={open._meta.totalCount}
          to={(next) => threadPath(params, { id: thread.id, messages: next > 1 ? next : undefined })}
          isSection
        />
      )}
      <MessageList own="staff" label={name} filesLabel={t.files} messages={messages} zone={zone} />
      <div ref={end} className="-mt-5" />
      <AnswerForm thread={thread} />
      <StateForm thread={thread} />
    </SidePanel>
  )
}

/** A long thread opens at its latest message and the answer. */
const useLatestInSight = (latestId: number) => {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for a new message
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'nearest' })
  }, [latestId])
  return end
}
