import type { referenceServer as referenceRu } from '../ru/reference.ts'
import type { SameWords } from '../words.ts'
import { support } from './support.ts'

/** The content tables. */
export const referenceServer: SameWords<typeof referenceRu> = {
  tables: {
    themes: {
      title: 'Тақырыптар',
      row: 'Тақырып',
      fields: { name: 'Атауы', kind: 'Бұл не', moderation: 'Тексеру' },
      help: { moderation: 'Қабылданбаған тақырыпты таңдауға болмайды, бірақ бұрын таңдалған жерде қалады.' },
      options: {
        kind: { theme: 'Іс-шара тақырыбы', interest: 'Тек адамдардың қызығушылығы' },
        moderation: { approved: 'Мақұлданды', wait: 'Шешім күтуде', declined: 'Қабылданбады' },
      },
    },
    'http-statuses': {
      title: 'Қате мәтіндері',
      row: 'Қате мәтіні',
      fields: { status: 'Күйі', code: 'Ішкі коды', locale: 'Тілі', title: 'Тақырыбы', text: 'Мәтіні' },
      help: { code: 'Бос болса, осы күйдегі барлық қателерге арналады.' },
      options: { status: { '0': 'Кез келген басқа' }, locale: { ru: 'Русский', en: 'English', kz: 'Қазақша' } },
    },
    'info-base': {
      title: 'Анықтама',
      row: 'Анықтама мақаласы',
      fields: { section: 'Бөлім', position: 'Орны', title: 'Тақырыбы', body: 'Мәтіні' },
      help: { body: 'HTML: p абзацтары, ul мен ol тізімдері, h2 тақырыпшалары, a сілтемелері.', position: 'Бөлім мақалалары өсу ретімен тұрады.' },
      options: {
        section: { ...support.sections },
      },
    },
  },
}
