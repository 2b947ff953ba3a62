export const cabinetPageSizes = { ownerEvents: 9, eventGroups: 9, seriesEvents: 15, networkProposals: 15 } as const

/** An event that finished longer ago is in the archive of the cabinet. */
export const archiveAfterDays = 30

export const groupNameLength = 60
export const maxGroups = 100
export const maxGroupEvents = 1000

export const seriesUrlLength = { min: 3, max: 60 } as const

/** Addresses of series that pages of the site may need. */
export const reservedSeriesUrls = [
  'about',
  'admin',
  'all',
  'api',
  'archive',
  'calendar',
  'create',
  'delete',
  'edit',
  'events',
  'feed',
  'help',
  'index',
  'list',
  'login',
  'main',
  'new',
  'rss',
  'search',
  'series',
  'settings',
  'sitemap',
  'test',
  'undefined',
  'null',
] as const
