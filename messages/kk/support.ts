import type { Dictionary } from '../ru.ts'

/** The help page. */
export const support = {
  title: 'Көмек',
  description: 'Іс-шаралар, билеттер, профиль мен залдар туралы жиі сұрақтарға жауаптар.',
  searchForm: 'Анықтамадан іздеу',
  search: 'Не болды?',
  searchHint: 'Мысалы: билет, құпиясөз, хаттар',
  find: 'Табу',
  all: 'Барлық мақала',
  back: 'Бүкіл анықтама',
  nothing: { title: 'Ештеңе табылмады', text: 'Қысқарақ бір сөз жазып көріңіз, мысалы «билет».' },
  contact: { title: 'Жауап таппадыңыз ба?', text: 'Сайт командасына жазыңыз: бірге шешеміз.', link: 'Бізбен қалай байланысуға болады' },
  sameTopic: 'Осы тақырып бойынша тағы',
  sections: {
    registration: 'Тіркелу',
    'sign-in': 'Кіру',
    events: 'Іс-шаралар мен билеттер',
    profile: 'Профиль',
    teams: 'Командалар',
    spaces: 'Алаңдар мен залдар',
    organizers: 'Ұйымдастырушыларға',
    notifications: 'Хаттар мен хабарландырулар',
    minors: '18 жасқа дейінгі қатысушыларға',
    data: 'Сіздің деректеріңіз',
    deletion: 'Аккаунтты жою',
    security: 'Қауіпсіздік',
  },
} satisfies Dictionary['support']
