import { describe, expect, test } from 'vitest'
import { cycleFaults, domainOrderOf, layerFaults, projectDomainOrder, projectSources } from './layers.mjs'

const order = projectDomainOrder()

const faultsOf = (path, imported, form = `import { x } from '${imported}'`) => layerFaults(new Map([[path, form]]), order)

const refused = [
  ['server/domains/notifications/rules.ts', '../people/rules.ts'],
  ['server/domains/notifications/letters/about-notification.ts', '../../people/store.ts'],
  ['server/domains/reference/catalogs/store.ts', '../../people/store.ts'],
  ['server/domains/notifications/store.ts', '../mailings/store.ts'],
  ['server/domains/events/store.ts', '../mailings/store.ts'],
  ['server/domains/people/store.ts', '../leaving/store.ts'],
  ['server/domains/events/rules.ts', '../../app.ts'],
  ['server/kernel/letter.ts', '../outside/mail.ts'],
  ['web/parts/events/event-page.tsx', 'kysely'],
  ['web/ui/button.tsx', '../paths.ts'],
  ['web/kernel/words.tsx', '../parts/people/person-card.tsx'],
  ['web/screens/users/page.tsx', '../home.tsx'],
  ['web/parts/events/event-page.tsx', '../people/person-card.tsx'],
  ['web/kernel/words.tsx', '../../server/app.ts'],
]

describe('layers: the linter', () => {
  test.each(refused)('rejects an import in %s of %s', (path, imported) => {
    expect(faultsOf(path, imported)).toHaveLength(1)
    expect(faultsOf(path, imported, `import type { X } from '${imported}'`)).toHaveLength(1)
    expect(faultsOf(path, imported, `import {\n  a,\n  b,\n} from '${imported}'`)).toHaveLength(1)
    expect(faultsOf(path, imported, `const load = () => import('${imported}')`)).toHaveLength(1)
    expect(faultsOf(path, imported, `export { x } from '${imported}'`)).toHaveLength(1)
  })

  test('accepts imports of lower layers and of siblings below', () => {
    expect(faultsOf('server/domains/people/store.ts', '../notifications/notify.ts')).toEqual([])
    expect(faultsOf('server/domains/people/profile/tags.ts', '../../../kernel/db.ts')).toEqual([])
    expect(faultsOf('web/parts/people/person-card.tsx', '../events/event-card.tsx')).toEqual([])
    expect(faultsOf('web/screens/home.tsx', './+types/home')).toEqual([])
    expect(faultsOf('server/domains/events/rules.test.ts', '../../app.ts')).toEqual([])
  })

  test('requires a layer for every file and a place in the order for every domain', () => {
    expect(faultsOf('server/extra/thing.ts', './other.ts')).toHaveLength(1)
    expect(faultsOf('server/domains/unlisted/store.ts', '../people/store.ts')).toHaveLength(1)
  })

  test('reads the order from the array that merges the domains', () => {
    expect(domainOrderOf('const domains = [\n  first,\n  second,\n] as const')).toEqual(['first', 'second'])
    expect(order).toContain('participation')
    expect(projectSources().size).toBeGreaterThan(500)
  })

  test('rejects import cycles, type imports included', () => {
    const cycle = new Map([
      ['server/kernel/call.ts', "import { a } from './resources.ts'"],
      ['server/kernel/resources.ts', "import type { B } from './metrics/calls.ts'"],
      ['server/kernel/metrics/calls.ts', "import type { C } from '../call.ts'\nimport { d } from '../log.ts'"],
      ['server/kernel/log.ts', ''],
    ])
    expect(cycleFaults(cycle)).toEqual([
      'an import cycle: server/kernel/call.ts imports server/kernel/resources.ts imports server/kernel/metrics/calls.ts imports server/kernel/call.ts',
    ])
    expect(cycleFaults(new Map([...cycle].slice(0, 2)))).toEqual([])
  })

  test('finds no fault in the project', () => {
    expect(layerFaults(projectSources(), order)).toEqual([])
    expect(cycleFaults(projectSources())).toEqual([])
  })
})
