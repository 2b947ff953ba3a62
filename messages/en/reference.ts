import type { referenceServer as referenceRu } from '../ru/reference.ts'
import type { SameWords } from '../words.ts'
import { support } from './support.ts'

/** The content tables. */
export const referenceServer: SameWords<typeof referenceRu> = {
  tables: {
    themes: {
      title: 'Topics',
      row: 'Topic',
      fields: { name: 'Name', kind: 'What it is', moderation: 'Review' },
      help: { moderation: 'A declined topic can no longer be chosen, but it stays where it was chosen before.' },
      options: {
        kind: { theme: 'Topic of events', interest: 'Interest of people only' },
        moderation: { approved: 'Approved', wait: 'Waits for a decision', declined: 'Declined' },
      },
    },
    'http-statuses': {
      title: 'Error texts',
      row: 'Error text',
      fields: { status: 'Status', code: 'Inner code', locale: 'Language', title: 'Title', text: 'Text' },
      help: { code: 'Empty means all errors with this status.' },
      options: { status: { '0': 'Any other' }, locale: { ru: 'Русский', en: 'English', kz: 'Қазақша' } },
    },
    'info-base': {
      title: 'Help',
      row: 'Help article',
      fields: { section: 'Topic', position: 'Position', title: 'Title', body: 'Text' },
      help: { body: 'HTML: paragraphs p, lists ul and ol, headings h2, links a.', position: 'Articles of a topic are listed in ascending order.' },
      options: {
        section: { ...support.sections },
      },
    },
  },
}
