import type { Words } from '../reference/keys.ts'

type DemoCompilation = {
  names: Words
  /** 1 by the editors, 2 of the season, 3 by partners, 4 of a city. */
  type: 1 | 2 | 3 | 4
  /** A city by its Russian name; without it, all cities. */
  city?: string
  /** Keys of events in their order. */
  events: string[]
}

export const compilations: DemoCompilation[] = [
  {
    names: { ru: 'Ради этого стоит приехать', en: 'Worth the journey', kk: 'Арнайы келуге тұрарлық' },
    type: 1,
    events: [
      'startups-razbeg-demo-day', 'shkolniki-pokazyvayut', 'selling-across-the-sea', 'malyy-zavod', 'trade-neighbours-fair', 'money-day-of-business',
      'technology-machine-vision', 'festival-sosedskikh-del',
    ],
  },
  {
    names: { ru: 'Первые шаги в своём деле', en: 'First steps in business', kk: 'Өз ісіңдегі алғашқы қадамдар' },
    type: 1,
    events: [
      'money-open-questions', 'startups-first-invoice', 'pervyy-nayom', 'trade-naming-a-shop', 'razbor-s-bukhgalterom-vtoroy', 'zayavka-na-grant',
      'money-grant-papers',
    ],
  },
  {
    names: { ru: 'Сделать своими руками', en: 'Made by hand', kk: 'Өз қолыңмен жаса' },
    type: 2,
    events: [
      'detal-kotoroy-bolshe-net', 'voylochnye-tapochki', 'stol-iz-staroy-dveri', 'felt-silk-and-tin', 'sshito-na-yuge', 'trade-photo-by-the-window',
      'vtoraya-zhizn-yashchika',
    ],
  },
  {
    names: { ru: 'Советует акселератор «Разбег»', en: 'The Razbeg accelerator recommends', kk: '«Разбег» акселераторы ұсынады' },
    type: 3,
    events: [
      'startups-half-hour-mentor', 'startups-zheti-minut', 'startups-quiet-capital', 'startups-razbeg-demo-day', 'startups-yard-hackathon',
      'startups-diploma-contest',
    ],
  },
  {
    names: { ru: 'Алматы: куда пойти', en: 'Almaty: where to go', kk: 'Алматыда қайда баруға болады' },
    type: 4,
    city: 'Алматы',
    events: [
      'posledniy-kilometr', 'startups-zheti-minut', 'startups-almaty-newcomers', 'shkolniki-pokazyvayut', 'startups-yard-hackathon', 'felt-silk-and-tin',
      'trade-photo-by-the-window', 'festival-sosedskikh-del',
    ],
  },
  {
    names: { ru: 'Москва: куда пойти', en: 'Moscow: where to go', kk: 'Мәскеуде қайда баруға болады' },
    type: 4,
    city: 'Москва',
    events: [
      'desyat-minut-na-soseda', 'startups-half-hour-mentor', 'money-lease-line-by-line', 'startups-razbeg-demo-day', 'vyveska-dlya-nashey-ulitsy',
      'vecher-vzaimnykh-prosb',
    ],
  },
]
