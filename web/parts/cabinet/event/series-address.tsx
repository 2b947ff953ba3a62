import { seriesUrlLength } from '../../../../contract/cabinet/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { SeriesData } from './load-series.ts'

/** The address of the series with its link. The organizer of the main event sets it. */
export const SeriesAddress = ({ data: { event, url, siteUrl }, isMain }: { data: SeriesData; isMain: boolean }) => {
  const { series: t } = useWords().ownEvent
  return (
    <SectionCard title={t.address} lead={t.addressLead}>
      {url && (
        <div className="flex flex-col gap-3">
          <p className="rounded-xl bg-sunken px-4 py-2 font-medium select-all wrap-anywhere">{`${siteUrl}${paths.series(url)}`}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={`${siteUrl}${paths.series(url)}`} label={t.copy} />
            <ButtonLink to={paths.series(url)} look="quiet">
              {t.open}
            </ButtonLink>
          </div>
          <p className="text-sm text-ink-soft">{t.mayAppear}</p>
        </div>
      )}
      {isMain && event.can.edit ? (
        <PostForm intent="setUrl" submit={t.saveUrl} look="quiet" saved={url ? t.urlSaved : t.urlRemoved}>
          {(fields) => (
            <TextField
              {...fields.text('url', t.url, { saved: url, faultText: t.wrongUrl })}
              help={t.urlHelp(`${siteUrl}${paths.series('')}`)}
              maxLength={seriesUrlLength.max}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </PostForm>
      ) : (
        !url && <p className="text-ink-soft">{t.ofMain}</p>
      )}
    </SectionCard>
  )
}
