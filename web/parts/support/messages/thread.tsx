import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { SupportMessage } from '../../../../contract/support/support.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { LoadedThread } from './load-thread.ts'
import { MessageList } from './message-list.tsx'

const pollMs = 30_000

/** The messages of a page with the newest at the end, which a link to them shows. New ones appear by themselves; an answer counts as read once it was in sight. */
export const Thread = ({ thread: { messages, meta, zone } }: { thread: LoadedThread }) => {
  const { messages: t } = useWords().support
  const isUnread = (useViewer()?.supportAnswers ?? 0) > 0 && meta.currentPage === 1
  const { revalidate } = useRevalidator()
  usePolling(revalidate, pollMs)
  const latest = messages.find(({ fromStaff }) => fromStaff)
  const end = useReadInSight(isUnread ? latest : undefined)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) end.current?.scrollIntoView({ block: 'nearest' })
  }, [hash, end])
  const shown = messages.toReversed().map((message) => ({
    ...message,
    name: message.fromStaff ? t.staff : t.you,
    note: isUnread && message === latest && <Badge tone="good">{t.isNew}</Badge>,
  }))
  return (
    <div className="flex flex-col gap-4">
      {meta.pageCount > 1 && (
        <Pagination
          label={t.pages}
          page={meta.currentPage}
          pageSize={meta.perPage}
          total={meta.totalCount}
          to={(page) => paths.supportMessages(page > 1 ? { paginationPage: page } : {})}
          isSection
        />
      )}
      <MessageList own="author" label={t.thread} filesLabel={t.files} messages={shown} zone={zone} />
      <div ref={end} />
      {isUnread && latest && (
        <div className="no-script-only">
          <PostForm intent="markRead" subject={latest.id} submit={t.markRead} look="quiet" saved={null} />
        </div>
      )}
    </div>
  )
}

/** The end of the messages in the window means that the answer was seen. */
const useReadInSight = (answer: SupportMessage | undefined) => {
  const end = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const id = answer?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is marked once
  useEffect(() => {
    if (id === undefined || !end.current) return
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting || document.hidden) return
      observer.disconnect()
      const attempt = await browserApi('POST /support/messages/received', { body: { messageId: id } })
      if (attempt.ok) await revalidate()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [id])
  return end
}
