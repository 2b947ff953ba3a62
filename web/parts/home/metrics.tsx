import { grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import type { HomeData } from './load-home.ts'

const kinds = ['events', 'organizations', 'spaces', 'users'] as const

export const Metrics = ({ metrics }: Pick<HomeData, 'metrics'>) => {
  const { metrics: words } = useWords().home
  const locale = useLocale()
  const visibleKinds = kinds.filter((kind) => metrics[kind] > 0)
  if (visibleKinds.length === 0) return null
  return (
    <section aria-labelledby="metrics" className="bg-accent text-on-accent dark:bg-accent-soft dark:text-ink">
      <div className="frame flex flex-col gap-6 py-8 sm:py-12">
        <h2 id="metrics" className="text-xl font-semibold">
          {words.title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {visibleKinds.map((kind) => (
            <div key={kind} className="flex flex-col-reverse gap-1">
              <dt className="text-lg">{words[kind](metrics[kind])}</dt>
              <dd className="text-3xl font-semibold tracking-tight">{grouped(metrics[kind], locale)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
