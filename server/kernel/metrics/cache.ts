import { Counter, Gauge, type Registry } from 'prom-client'
import type { Entry, Store } from '../cache/store.ts'

/** The store counts for itself; what it counted is read when somebody scrapes. */
export const cacheGauges =
  (registry: Registry) =>
  <T extends Entry>(store: Store<T>, isDisconnected: () => boolean) => {
    new Counter({
      name: 'cache_requests_total',
      help: 'Asked of the shared answers: hit was there, joined waited for one being made, miss was made',
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
      help: 'Answers that left: changed, expired, or the least used when room was short',
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
    gauge(registry, 'cache_entries', 'Shared answers kept', () => store.counts().entries)
    gauge(registry, 'cache_bytes', 'Bytes of the shared answers kept', () => store.sizeBytes())
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
