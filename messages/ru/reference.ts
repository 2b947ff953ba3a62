import { support } from './support.ts'

/** The content tables. */
export const referenceServer = {
  tables: {
    themes: {
      title: 'Темы',
      row: 'Тема',
      fields: { name: 'Название', kind: 'Что это', moderation: 'Проверка' },
      help: { moderation: 'Отклонённую тему нельзя выбрать, но она остаётся там, где её уже выбрали.' },
      options: {
        kind: { theme: 'Тема событий', interest: 'Только интерес людей' },
        moderation: { approved: 'Одобрена', wait: 'Ждёт решения', declined: 'Отклонена' },
      },
    },
    'http-statuses': {
      title: 'Тексты ошибок',
      row: 'Текст ошибки',
      fields: { status: 'Статус', code: 'Внутренний код', locale: 'Язык', title: 'Заголовок', text: 'Текст' },
      help: { code: 'Пусто — для всех ошибок с этим статусом.' },
      options: { status: { '0': 'Любой другой' }, locale: { ru: 'Русский', en: 'English', kz: 'Қазақша' } },
    },
    'info-base': {
      title: 'Справка',
      row: 'Статья справки',
      fields: { section: 'Раздел', position: 'Место', title: 'Заголовок', body: 'Текст' },
      help: { body: 'HTML: абзацы p, списки ul и ol, подзаголовки h2, ссылки a.', position: 'Статьи раздела идут по возрастанию.' },
      options: {
        section: { ...support.sections },
      },
    },
  },
}
