/** States and orders of own events, as the lists of the API name them. */
export const cabinetServer = {
  cabinetStates: {
    wait: 'На проверке',
    draft: 'Черновики',
    declined: 'Отклонены',
    cancelled: 'Отменены',
    published: 'Опубликованы',
    completed: 'Прошли',
    active: 'Идут сейчас',
    archive: 'Архив',
    upcoming: 'Предстоят',
  },
  cabinetSorts: { weight: 'По важности', popularity: 'По популярности', date: 'По дате' },
}
