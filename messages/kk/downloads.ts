import type { downloadsServer as downloadsRu } from '../ru/downloads.ts'
import type { SameWords } from '../words.ts'
/** Exports of staff lists as files. */
export const downloads = {
  title: 'Жүктемелер',
  lead: 'Тізімдер фонда жиналады: бетті жаба беруге болады. Файл жеті күн сақталады.',
  start: 'Файлға шығару',
  format: 'Файл пішімі',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  states: { queued: 'Жақында басталады', making: 'Жиналып жатыр', ready: 'Дайын', failed: 'Файл жиналмады, қайтадан көріңіз' },
  progress: (done: string, total: string) => `${total} ішінен ${done}`,
  readyNotice: 'Файл дайын, оны жүктеп алуға болады.',
  download: 'Жүктеп алу',
  all: 'Барлық жүктемелер',
  refresh: 'Жаңарту',
  back: 'Панельге',
  empty: 'Әзірге жүктеме жоқ',
  emptyHint: 'Кезекті ашып, «Файлға шығару» түймесін басыңыз: файл осында пайда болады.',
  columns: { list: 'Тізім', filter: 'Сүзгі', at: 'Басталуы', file: 'Файл' },
  count: (count: number) => `${count} жүктеме`,
}

/** Titles of columns that several lists have, and notices. */
export const downloadsServer: SameWords<typeof downloadsRu> = {
  columns: {
    id: '№',
    userId: 'Қатысушы №',
    user: 'Қатысушы',
    city: 'Қала',
    email: 'Пошта',
    phone: 'Телефон',
    state: 'Күйі',
    comment: 'Пікір',
    addedAt: 'Қосылған уақыты (Мәскеу)',
  },
  occasions: {
    tableExportReady: { title: 'Файл дайын', text: () => 'Файлды жүктемелер бетінен алыңыз, ол жеті күн сақталады' },
  },
}
