import type { printedCertificate as russian } from '../../ru/server/printed-certificate.ts'
import type { SameWords } from '../../words.ts'

export const printedCertificate = {
  title: 'Сертификат',
  file: 'certificate',
  documentTitle: ({ user, event }) => `Сертификат: ${user}, «${event}»`,
  roles: { participant: 'Қатысушы', speaker: 'Спикер', host: 'Жүргізуші', organizer: 'Ұйымдастырушы', expert: 'Сарапшы', media: 'БАҚ' },
  reasons: {
    participant: 'іс-шараға қатысқаны үшін',
    speaker: 'іс-шарада сөз сөйлегені үшін',
    host: 'іс-шараны жүргізгені үшін',
    organizer: 'іс-шараны ұйымдастырғаны үшін',
    expert: 'іс-шарадағы сараптамалық жұмысы үшін',
    media: 'іс-шараны жариялағаны үшін',
  },
  hours: (hours) => `${hours} сағ`,
  number: (number) => `№ ${number}`,
  issued: (date) => `Берілген күні: ${date}`,
  check: (address) => `Түпнұсқалығын тексеру: ${address}`,
  code: (code) => `Тексеру коды: ${code}`,
  sample: { name: 'Әсел Қасымова', event: 'Іс-шараның атауы', city: 'Мәскеу' },
} satisfies SameWords<typeof russian>
