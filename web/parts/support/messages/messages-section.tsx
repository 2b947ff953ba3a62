import { Suspense } from 'react'
import { later } from '../../../kernel/later.tsx'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { SignInLink } from '../../accounts/sign-in-link.tsx'
import type { LoadedThread } from './load-thread.ts'
import { MessageForm } from './message-form.tsx'

/** Only users with messages load it. */
const Thread = later('parts/support/messages/thread.tsx', async () => (await import('./thread.tsx')).Thread)

/** The messages of the viewer with the answers, and the form for the next one. Visitors get the answer by email. */
export const MessagesSection = ({ thread }: { thread: LoadedThread | null }) => {
  const { messages: t } = useWords().support
  const isVisitor = useViewer() === null
  const hasMessages = thread !== null && thread.meta.totalCount > 0
  return (
    <SectionCard title={hasMessages ? t.thread : t.title} lead={isVisitor ? t.visitorLead : t.lead} anchor="messages">
      <div className="flex max-w-160 flex-col gap-6">
        {hasMessages && (
          <Suspense>
            <Thread thread={thread} />
          </Suspense>
        )}
        <MessageForm isVisitor={isVisitor} />
        {isVisitor && (
          <p className="border-t border-line pt-4">
            <SignInLink look="plain" className="-ml-4 text-left">
              {t.signIn}
            </SignInLink>
          </p>
        )}
      </div>
    </SectionCard>
  )
}
