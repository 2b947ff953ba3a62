import { Counter, Gauge, type Registry } from 'prom-client'
import type { Entry, Store } from '../cache/store.ts'

/** Reads the counts of the store at each scrape. */
export const cacheGauges =
  (registry: Registry) =>
  <T extends Entry>(store: Store<T>, isDisconnected: () => boolean) => {
    new Counter({
      name: 'cache_requests_total',
      help: 'Requests to the cache of shared answers: hit, joined (waited for one in production), miss',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        const { hits, joined, misses } = store.counts()
        this.reset()
        this.inc({ outcome: 'hit' }, hits)
        this.inc({ outcome: 'joined' }, joined)
        this.inc({ outcome: 'miss' }, misses)
      },
    })
    new Counter({
      name: 'cache_removals_total',
      help: 'Removed answers by reason: changed (invalidated), expired, or evicted (least recently used)',
      labelNames: ['because'],
      registers: [registry],
      collect() {
        const { changed, expired, evicted } = store.counts()
        this.reset()
        this.inc({ because: 'changed' }, changed)
        this.inc({ because: 'expired' }, expired)
        this.inc({ because: 'evicted' }, evicted)
      },
    })
    gauge(registry, 'cache_entries', 'Cached answers', () => store.counts().entries)
    gauge(registry, 'cache_bytes', 'Bytes of the cached answers', () => store.sizeBytes())
    gauge(registry, 'cache_deaf', '1 while changes cannot be read and nothing is kept', () => Number(isDisconnected()))
  }

/** The parts of pages that a site stores beside whole answers. */
export const markupGauge = (registry: Registry) => (sizeBytes: () => number) =>
  gauge(registry, 'cache_markup_bytes', 'Bytes of the stored parts of pages', sizeBytes)

const gauge = (registry: Registry, name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
