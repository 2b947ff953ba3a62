import { community } from './events/community.ts'
import { industry } from './events/industry.ts'
import { landAndTable } from './events/land-and-table.ts'
import { making } from './events/making.ts'
import { money } from './events/money.ts'
import { people } from './events/people.ts'
import { seriesAndNetworks } from './events/series-and-networks.ts'
import { startups } from './events/startups.ts'
import { technology } from './events/technology.ts'
import { trade } from './events/trade.ts'
import type { DemoEvent } from './shapes.ts'

export const demoEvents: DemoEvent[] = [
  ...startups,
  ...technology,
  ...trade,
  ...money,
  ...seriesAndNetworks,
  ...industry,
  ...landAndTable,
  ...people,
  ...making,
  ...community,
]
