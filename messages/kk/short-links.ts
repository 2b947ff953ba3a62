import type { shortLinksServer as shortLinksRu } from '../ru/short-links.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

export const shortLinks: Dictionary['shortLinks'] = {
  title: 'Қысқа сілтемелер',
  create: 'Сілтеме жасау',
  filters: 'Қысқа сілтемелерді іздеу',
  search: 'Өз сілтемелеріңізден іздеу',
  searchHint: 'Атауы немесе мекенжайы',
  found: (number) => `${number} сілтеме`,
  nothing: 'Ештеңе табылмады',
  nothingHint: 'Басқа сөзбен іздеп көріңіз.',
  pages: 'Қысқа сілтемелер беттері',
  columns: { link: 'Сілтеме', visitors: 'Өткендер', created: 'Жасалған күні' },
  newcomer: {
    title: 'Ұзын мекенжай — екі сөзде',
    text: 'Атау ойлап табыңыз: сілтеме афишаға, слайдқа не хабарламаға сияды. Оны қанша адам, қайдан ашқаны осында көрінеді.',
  },
  states: { ended: 'Мерзімі өтті', full: 'Шегіне жетті', blocked: 'Сайт командасы жапты' },
  blockedBecause: (reason) => `Себебі: ${reason}`,
  form: {
    create: { title: 'Жаңа қысқа сілтеме', confirm: 'Сілтеме жасау', done: 'Сілтеме жасалды' },
    edit: { title: 'Сілтемені өзгерту', confirm: 'Сақтау', done: 'Сілтеме сақталды' },
    url: 'Қайда апарады',
    urlHelp: 'Беттің толық мекенжайы, https:// бөлігімен',
    name: 'Сілтеменің атауы',
    nameHelp: (site) => `Латын әріптері, цифрлар және дефис. Мекенжай мынадай болады: ${site}/атау`,
    expires: 'Жұмыс істейтін соңғы күні',
    expiresHelp: 'Сол күннен кейін сілтеме ашылмайды.',
    limit: 'Қанша адамға ашылсын',
    limitHelp: 'Бұрын ашқандар оны қайта аша алады.',
    optional: 'міндетті емес',
    wrongDay: 'Күнді жазыңыз, мысалы, 31.12.2027.',
  },
  actions: {
    menu: (name) => `Әрекеттер: ${name}`,
    edit: 'Өзгерту',
    statistics: 'Өткендер және QR-код',
    copyLink: 'Сілтемені көшіру',
    linkCopied: 'Сілтеме көшірілді',
    remove: 'Өшіру',
  },
  remove: {
    title: 'Сілтемені өшіру керек пе?',
    text: 'Ол сіз орналастырған жердің бәрінде, афишаларда да ашылмай қалады. Есебі де жоғалады.',
    confirm: 'Сілтемені өшіру',
    keep: 'Қалдыру',
    done: 'Сілтеме өшірілді',
  },
  statistics: {
    total: (number) => `${number} рет өтілді`,
    days: '90 күндегі өткендер',
    day: 'Күні',
    visitors: 'Өткендер',
    sources: 'Қайдан келді',
    empty: 'Сілтемемен өткендер осында көрінеді. Роботтар мен мессенджердегі алдын ала қарау есепке кірмейді.',
    qr: 'QR-код',
    direct: 'Тікелей немесе қолданбадан',
    qrAlt: (name) => `Сілтеменің QR-коды: ${name}`,
    qrHelp: 'QR-код арқылы өткендер бөлек есептеледі.',
    png: 'PNG жүктеп алу',
    svg: 'Баспаға SVG жүктеп алу',
  },
}

export const shortLinksServer: SameWords<typeof shortLinksRu> = {
  queues: {
    shortLinks: {
      title: 'Басқа сайттарға сілтемелер',
      search: 'Атауы, мекенжайы немесе иесі',
      facts: { leadsTo: 'Қайда апарады', shortName: 'Атауы', visitors: 'Өткендер', madeAt: 'Жасалған күні' },
    },
  },
  columns: { shortName: 'Қысқа сілтеме', leadsTo: 'Қайда апарады' },
  occasions: {
    shortLinkBlocked: {
      title: 'Қысқа сілтеме жабылды',
      text: () => 'Сайт командасы қысқа сілтемеңізді жапты: ол енді ашылмайды',
    },
  },
}
