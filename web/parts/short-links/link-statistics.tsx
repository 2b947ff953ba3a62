import { directSource, qrSource } from '../../../contract/short-links/limits.ts'
import { useApiBase } from '../../kernel/api-base.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { callPaths } from '../../paths.ts'
import { BarList } from '../../ui/bar-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Chart } from '../../ui/chart.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { AskedLink } from './load-links.ts'

/** The visitors of a link by day and by source, and its QR code. */
export const LinkStatistics = ({ asked: { link, statistics }, onClose }: { asked: AskedLink; onClose: () => void }) => {
  const { statistics: t } = useWords().shortLinks
  const calls = callPaths(useApiBase())
  return (
    <Dialog title={link.name} onClose={onClose} size="wide">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-medium wrap-anywhere">{link.shortUrl}</p>
        <CopyButton text={link.shortUrl} />
      </div>
      {statistics && <Numbers statistics={statistics} />}
      <section className="flex flex-col gap-3 rounded-2xl border border-line p-4 sm:flex-row sm:items-center sm:gap-6 sm:p-6">
        <img src={calls.shortLinkQr(link.id, 'svg')} alt={t.qrAlt(link.name)} width={160} height={160} className="size-40 rounded-lg bg-white" />
        <div className="flex flex-col items-start gap-3">
          <h2 className="text-lg font-semibold">{t.qr}</h2>
          <p className="text-ink-soft">{t.qrHelp}</p>
          <div className="flex flex-wrap gap-3">
            <Download href={calls.shortLinkQr(link.id, 'png')} text={t.png} />
            <Download href={calls.shortLinkQr(link.id, 'svg')} text={t.svg} />
          </div>
        </div>
      </section>
    </Dialog>
  )
}

const Download = ({ href, text }: { href: string; text: string }) => (
  <ButtonLink to={href} look="quiet" reloadDocument download>
    {text}
  </ButtonLink>
)

const Numbers = ({ statistics: { uniqueClicks, days, sources } }: { statistics: NonNullable<AskedLink['statistics']> }) => {
  const { statistics: t } = useWords().shortLinks
  const locale = useLocale()
  const names: Record<string, string> = { [qrSource]: t.qr, [directSource]: t.direct }
  return (
    <>
      <p className="text-2xl font-semibold">{t.total(uniqueClicks)}</p>
      <Chart
        title={t.days}
        kind="bar"
        labelName={t.day}
        labels={days.map(({ date }) => format(`${date}T00:00:00+00:00`, { locale, zone: 'UTC', kind: 'date' }))}
        series={[{ name: t.visitors, values: days.map(({ visitors }) => visitors) }]}
        empty={t.empty}
      />
      {sources.length > 0 && (
        <BarList
          title={t.sources}
          bars={sources.map(({ source, visitors }) => ({ name: names[source] ?? source, value: visitors }))}
          empty={t.empty}
        />
      )}
    </>
  )
}
