import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Mailing } from '../../../../contract/mailings/shapes.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { format, grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { MailingBadge } from '../mailing-badge.tsx'

type Props = { mailing: Mailing; zone: string }

/** The state with what comes next, the comment of staff, and the progress of the sending. */
export const MailingState = ({ mailing, zone }: Props) => {
  const { state: t } = useWords().mailings
  const { id, statusText, comment, pausedAt, selfPermission } = mailing
  useProgress(statusText === 'executing' && pausedAt === null)
  return (
    <section aria-label={t.label} className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-col items-start gap-2">
        <MailingBadge status={statusText} isPaused={pausedAt !== null} />
        <p className="text-ink-soft">{useNextStep(mailing, zone)}</p>
      </div>
      {comment && (
        <div className="rounded-xl bg-danger-soft px-4 py-3 text-danger">
          <p className="font-semibold">{t.comment}</p>
          <p className="wrap-anywhere">{comment}</p>
        </div>
      )}
      {(statusText === 'executing' || statusText === 'sent') && <Sent mailing={mailing} />}
      {selfPermission.pause && <PostForm intent="pause" subject={id} submit={t.pause} look="quiet" saved={null} />}
      {selfPermission.resume && <PostForm intent="resume" subject={id} submit={t.resume} saved={null} />}
    </section>
  )
}

const useNextStep = ({ statusText, sendAt, pausedAt }: Mailing, zone: string): string => {
  const { state: t } = useWords().mailings
  const locale = useLocale()
  if (pausedAt) return t.next.paused
  if (statusText === 'approved' && sendAt) return t.next.planned(format(sendAt, { locale, zone, kind: 'dateTime' }))
  return t.next[statusText]
}

const Sent = ({ mailing: { recipientCount, sentCount, failedCount, skippedCount } }: { mailing: Mailing }) => {
  const { state: t } = useWords().mailings
  const locale = useLocale()
  const notes = [
    ...(failedCount > 0 ? [t.failed(grouped(failedCount, locale))] : []),
    ...(skippedCount > 0 ? [t.skipped(grouped(skippedCount, locale))] : []),
  ]
  return <Progress label={t.progress} done={sentCount} total={recipientCount ?? 0} {...(notes.length > 0 && { note: notes.join(' · ') })} />
}

const pauseMs = 5_000

/** The numbers follow the sending while the page is in sight. */
const useProgress = (isSending: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => void (document.visibilityState === 'visible' && revalidate()), pauseMs)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
}
