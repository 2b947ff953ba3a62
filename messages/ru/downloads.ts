/** Exports of staff lists as files. */
export const downloads = {
  title: 'Выгрузки',
  lead: 'Списки собираются в фоне: страницу можно закрыть. Файл хранится семь дней.',
  start: 'Выгрузить',
  format: 'Формат файла',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  states: { queued: 'Скоро начнём', making: 'Собираем', ready: 'Готово', failed: 'Не получилось собрать, попробуйте ещё раз' },
  progress: (done: string, total: string) => `${done} из ${total}`,
  download: 'Скачать',
  all: 'Все выгрузки',
  refresh: 'Обновить',
  back: 'К панели',
  empty: 'Выгрузок пока нет. Откройте очередь и нажмите «Выгрузить».',
}
