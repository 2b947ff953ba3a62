import type { Dictionary } from '../ru.ts'

/** The queue of messages to the support, for staff. */
export const supportDesk = {
  search: 'Аты немесе поштасы',
  states: { open: 'Жауап күтеді', answered: 'Жауап берілді', closed: 'Жабылды' },
  columns: { who: 'Кім', text: 'Соңғы хабарлама', when: 'Қашан' },
  visitor: 'Аккаунтсыз',
  nothing: { open: 'Бәріне жауап берілді', answered: 'Әзірге бос', closed: 'Әзірге бос', all: 'Әзірге хабарлама жоқ' },
  nothingHint: {
    open: 'Жаңа хабарлама осы жерде шығады, ең ескісі бірінші тұрады.',
    answered: 'Сіз жауап берген хабарламалар осы жерге жиналады.',
    closed: 'Жабылған хабарламалар осы жерге жиналады. Адам қайта жазса, хат алмасу өзі ашылады.',
    all: 'Біреу қолдау қызметіне жазса, хабарлама осы жерде шығады.',
  },
  profile: 'Профиль',
  language: 'Тілі',
  languages: { ru: 'орысша', en: 'ағылшынша', kz: 'қазақша' },
  byEmail: 'Жауап осы поштаға хатпен жіберіледі.',
  inThread: 'Адам хабарландыру мен жауабы бар хат алады.',
  files: 'Файлдар',
  staff: 'Қолдау қызметі',
  answer: 'Жауап',
  send: 'Жауап беру',
  sendAndClose: 'Жауап беріп, жабу',
  sent: 'Жауап жіберілді',
  close: 'Жауапсыз жабу',
  closed: 'Хат алмасу жабылды',
  open: 'Күтетіндерге қайтару',
  opened: 'Хат алмасу қайтадан жауап күтеді',
  answeredBy: (name) => `Жауап берген: ${name}`,
  missing: 'Мұндай хат алмасу жоқ. Авторы аккаунтын жойған болуы мүмкін.',
  messagePages: 'Хат алмасу беттері',
} satisfies Dictionary['supportDesk']
