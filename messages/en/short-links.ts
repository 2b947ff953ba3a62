import { plural } from '../plural.ts'
import type { shortLinksServer as shortLinksRu } from '../ru/short-links.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('en', number, { one, other })}`

export const shortLinks: Dictionary['shortLinks'] = {
  title: 'Short links',
  create: 'Create a link',
  filters: 'Search of short links',
  search: 'Search your links',
  searchHint: 'Name or address',
  found: (number) => count(number, 'link', 'links'),
  nothing: 'Nothing found',
  nothingHint: 'Try another word.',
  pages: 'Pages of short links',
  columns: { link: 'Link', visitors: 'Visits', created: 'Created' },
  newcomer: {
    title: 'A long address in two words',
    text: 'Choose a name, and the link fits on a poster, a slide or into a message. Here you’ll see how many people followed it and from where.',
  },
  states: { ended: 'Expired', full: 'Limit reached', blocked: 'Closed by our team' },
  blockedBecause: (reason) => `Reason: ${reason}`,
  form: {
    create: { title: 'New short link', confirm: 'Create the link', done: 'Link created' },
    edit: { title: 'Edit the link', confirm: 'Save', done: 'Link saved' },
    url: 'Where it leads',
    urlHelp: 'The whole address of the page, with https://',
    name: 'Name of the link',
    nameHelp: (site) => `Latin letters, digits and hyphens. It will be ${site}/name`,
    expires: 'Works until',
    expiresHelp: 'The last day on which the link opens.',
    limit: 'How many people to let through',
    limitHelp: 'Those who have opened the link can open it again.',
    optional: 'optional',
    wrongDay: 'Enter a date, such as 31/12/2027.',
  },
  actions: {
    menu: (name) => `Actions: ${name}`,
    edit: 'Edit',
    statistics: 'Visits and QR code',
    copyLink: 'Copy the link',
    linkCopied: 'Link copied',
    remove: 'Delete',
  },
  remove: {
    title: 'Delete the link?',
    text: 'It will stop opening everywhere you have placed it, posters included. Its count disappears.',
    confirm: 'Delete the link',
    keep: 'Keep',
    done: 'Link deleted',
  },
  statistics: {
    total: (number) => count(number, 'visit', 'visits'),
    days: 'Visits in 90 days',
    day: 'Day',
    visitors: 'Visits',
    sources: 'Where they came from',
    empty: 'Visits will appear here. Robots and previews in messengers aren’t counted.',
    qr: 'QR code',
    direct: 'Directly or from an app',
    qrAlt: (name) => `QR code of the link ${name}`,
    qrHelp: 'Visits by the QR code are counted apart.',
    png: 'Download PNG',
    svg: 'Download SVG for print',
  },
}

export const shortLinksServer: SameWords<typeof shortLinksRu> = {
  queues: {
    shortLinks: {
      title: 'Links to other sites',
      search: 'Name, address or owner',
      facts: { leadsTo: 'Leads to', shortName: 'Name', visitors: 'Visits', madeAt: 'Created' },
    },
  },
  columns: { shortName: 'Short link', leadsTo: 'Leads to' },
  occasions: {
    shortLinkBlocked: {
      title: 'A short link was closed',
      text: () => 'Our team has closed your short link: it no longer opens',
    },
  },
}
