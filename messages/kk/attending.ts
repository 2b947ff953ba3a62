import type { attending as russian } from '../ru/attending.ts'
import type { SameWords } from '../words.ts'

export const attending: SameWords<typeof russian> = {
  calendar: {
    open: 'Күнтізбеге қосу',
    google: 'Google Күнтізбе',
    apple: 'Apple Күнтізбе',
    outlook: 'Outlook',
    yandex: 'Яндекс Күнтізбе',
    file: 'файлды жүктеп алу',
    yandexHelp: 'Файлды жүктеп алып, күнтізбе баптауындағы «Импорт» бөліміне қосыңыз.',
  },
  share: {
    open: 'Бөлісу',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    vk: 'ВКонтакте',
    copy: 'Сілтемені көшіру',
    copied: 'Сілтеме көшірілді',
  },
  ticket: {
    title: 'Билет',
    open: 'Үлкейтіп көрсету',
    lead: 'Билетті кіреберісте көрсетіңіз: қызметкер камерамен оқиды немесе сурет астындағы таңбаларды енгізеді.',
    print: 'Басып шығару',
    back: 'Іс-шара бетіне',
  },
  reminder: {
    day: 'Бір тәулік бұрын еске саламыз',
    hour: 'Бір сағат бұрын еске саламыз',
    bell: 'қоңырауда',
    email: 'хатпен',
    push: 'рұқсат берген браузеріңізде',
    off: 'Ұйымдастырушы бұл іс-шара туралы еске салуды өшірген.',
    change: 'Баптау',
  },
  followed: { going: 'Сіз жазылған адамдар барады', were: 'Сіз жазылған адамдар болды' },
}
