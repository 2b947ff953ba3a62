import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { examples } from './examples.ts'

type Density = 'comfortable' | 'compact'

/** Every piece of `web/ui` with invented content, for engineers and for the tests of keyboard and accessibility. */
export const KitPage = ({ density }: { density: Density }) => (
  <div className="frame flex flex-col gap-8 py-8" data-density={density}>
    <header className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <h1 className="text-2xl font-semibold">Kit</h1>
      <nav aria-label="Density" className="flex gap-4">
        {(['comfortable', 'compact'] as const).map((name) => (
          <Link key={name} to={paths.kit(name)} aria-current={name === density || undefined} className="text-accent aria-[current]:text-ink">
            {name}
          </Link>
        ))}
      </nav>
    </header>
    {examples.map(({ name, Example }) => (
      <section key={name} aria-labelledby={`kit-${name}`} data-kit={name} className="flex flex-col gap-4 border-t border-line pt-6">
        <h2 id={`kit-${name}`} className="text-xl font-semibold">
          {name}
        </h2>
        <Example />
      </section>
    ))}
  </div>
)
