import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import packageFile from '../../../package.json' with { type: 'json' }
import { cacheGauges, markupGauge } from './cache.ts'
import { type BusinessCount, callCounts } from './calls.ts'
import { databaseTimes, poolGauges } from './database.ts'
import { gatewayGauge } from './gateways.ts'
import { refusedLimits } from './limits.ts'
import { messageCount } from './messages.ts'
import { outboxGauges } from './outbox.ts'
import { jobTimes, queueGauges } from './queues.ts'
import { requestTimes } from './requests.ts'

type Options = {
  businessCounts: readonly BusinessCount[]
  /** True when metrics can be scraped. Otherwise collectors with a constant cost are disabled. */
  isExposed: boolean
}

/** The metrics of one process in the Prometheus text format. Units are seconds and bytes. Labels contain no personal data. */
export const createMetrics = ({ businessCounts, isExposed }: Options) => {
  const registry = new Registry()
  if (isExposed) collectNodeMetrics(registry)
  exportBuildInfo(registry)
  return {
    contentType: registry.contentType,
    scrape: () => registry.metrics(),
    ...requestTimes(registry),
    watchCalls: callCounts(registry, businessCounts),
    watchLimits: refusedLimits(registry),
    countMessage: messageCount(registry),
    watchPool: poolGauges(registry),
    watchCache: cacheGauges(registry),
    watchMarkup: markupGauge(registry),
    watchQueues: queueGauges(registry),
    watchGateways: gatewayGauge(registry),
    watchOutbox: outboxGauges(registry),
    timeJob: jobTimes(registry),
    ...databaseTimes(registry),
  }
}
export type Metrics = ReturnType<typeof createMetrics>

/** Without three gauges that end in `_total`, a suffix of counters. Gauges with a `type` label have the same numbers. */
const collectNodeMetrics = (registry: Registry) => {
  collectDefaultMetrics({ register: registry })
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`)
}

const exportBuildInfo = (registry: Registry) =>
  new Gauge({ name: 'build_info', help: 'The running version', labelNames: ['version', 'node'], registers: [registry] }).set(
    { version: packageFile.version, node: process.version },
    1,
  )
