import { plural } from '../plural.ts'

/** Exports of staff lists as files. */
export const downloads = {
  title: 'Выгрузки',
  lead: 'Списки собираются в фоне: страницу можно закрыть. Файл хранится семь дней.',
  start: 'Выгрузить',
  format: 'Формат файла',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  states: { queued: 'Скоро начнём', making: 'Собираем', ready: 'Готово', failed: 'Не получилось собрать, попробуйте ещё раз' },
  progress: (done: string, total: string) => `${done} из ${total}`,
  readyNotice: 'Выгрузка готова, её можно скачать.',
  download: 'Скачать',
  all: 'Все выгрузки',
  refresh: 'Обновить',
  back: 'К панели',
  empty: 'Выгрузок пока нет',
  emptyHint: 'Откройте очередь и нажмите «Выгрузить»: файл появится здесь.',
  columns: { list: 'Список', filter: 'Отбор', at: 'Начали', file: 'Файл' },
  count: (count: number) => `${count} ${plural('ru', count, { one: 'выгрузка', few: 'выгрузки', many: 'выгрузок', other: 'выгрузки' })}`,
}

/** Titles of columns that several lists have, and notices. */
export const downloadsServer = {
  columns: {
    id: '№',
    userId: '№ участника',
    user: 'Участник',
    city: 'Город',
    email: 'Почта',
    phone: 'Телефон',
    state: 'Состояние',
    comment: 'Комментарий',
    addedAt: 'Добавлено (Москва)',
  },
  occasions: {
    tableExportReady: { title: 'Выгрузка готова', text: () => 'Скачайте файл на странице выгрузок, он хранится семь дней' },
  },
}
