import { Link, useRevalidator } from 'react-router'
import { PostForm } from '../../../forms/post-form.tsx'
import { useApiBase } from '../../../kernel/api-base.ts'
import { format } from '../../../kernel/format.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths, paths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { AccountData } from './load-account.ts'

type Props = Pick<AccountData, 'archive'> & { zone: string }

/** The data archive: request, progress and download. It is built in the background, with or without this page. */
export const ExportSection = ({ archive, zone }: Props) => {
  const { export: t } = useWords().settings
  const apiBase = useApiBase()
  const locale = useLocale()
  const isInProgress = archive?.status === 'waiting' || archive?.status === 'making'
  return (
    <SectionCard
      anchor="export"
      title={t.title}
      lead={t.lead}
      action={!isInProgress && <PostForm intent="requestExport" submit={archive ? t.askAgain : t.ask} look="quiet" saved={null} />}
    >
      {isInProgress && <Progress percent={archive.progress} />}
      {archive?.status === 'ready' && (
        <>
          <p>{t.ready(format(archive.expiresAt, { locale, zone, kind: 'dateTime' }))}</p>
          <ButtonAnchor href={callPaths(apiBase).dataExport(archive.id)} className="self-start">
            {t.download}
          </ButtonAnchor>
        </>
      )}
      {archive?.status === 'failed' && <p className="font-medium text-danger">{t.broken}</p>}
    </SectionCard>
  )
}

const pollMs = 2_000

const Progress = ({ percent }: { percent: number }) => {
  const { export: t } = useWords().settings
  const { revalidate } = useRevalidator()
  usePolling(revalidate, pollMs)
  return (
    <div className="flex flex-col gap-2" role="status">
      <p className="font-medium">{t.making(percent)}</p>
      <progress value={percent} max={100} aria-label={t.title} className="h-2 w-full accent-accent" />
      <p className="text-sm text-ink-soft">{t.waitNote}</p>
      <Link to={paths.settings('account')} reloadDocument className="no-script-only font-medium text-accent underline underline-offset-2">
        {t.refresh}
      </Link>
    </div>
  )
}
