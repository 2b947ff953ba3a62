/** Words of every list: filters, paging, an empty result. */
export const lists = {
  filters: 'Фильтры',
  close: 'Закрыть',
  apply: 'Показать',
  show: (count: number) => `Показать ${count}`,
  all: (count: number) => `Все варианты: ${count}`,
  chosen: 'Выбрано',
  remove: (name: string) => `Убрать: ${name}`,
  reset: 'Сбросить',
  searched: (query: string) => `Мы искали «${query}». Проверьте, как это пишется, или попробуйте одно слово.`,
  resetFilters: 'Сбросить фильтры',
  resetAll: 'Начать поиск заново',
  loadMore: 'Показать ещё',
  loading: 'Загружаем…',
  end: 'Это весь список.',
  failed: 'Не получилось загрузить продолжение.',
  retry: 'Попробовать ещё раз',
}
