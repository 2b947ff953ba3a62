import { plural } from '../plural.ts'

/** The staff panel with its queues. */
export const staff = {
  title: 'Панель администратора',
  queuesLabel: 'Очереди',
  filters: 'Что показать',
  state: 'Состояние',
  columns: { who: 'Кто', what: 'Что', when: 'Когда', decision: 'Решение' },
  anyState: 'Любое состояние',
  states: {
    wait: 'Ждёт решения',
    confirmed: 'Ждёт решения',
    approved: 'Одобрено',
    declined: 'Отклонено',
    rejected: 'Отклонено',
    absent: 'Не загружено',
    new: 'Не подтверждено письмом',
  },
  nothing: 'Здесь пусто: решать пока нечего.',
  becomesPartOf: 'войдёт в этот аккаунт и закроется',
  nobody: (id: number) => `Удалённый аккаунт № ${id}`,
  files: 'Файлы согласия',
  comment: 'Комментарий',
  optional: 'можно не писать',
  commentHelp: 'Его увидит автор.',
  byJob: 'Автоматически',
  unsentComment: 'Ваш комментарий',
  unsentCommentHelp: 'Он не отправлен. Скопируйте его, если он ещё нужен.',
  reason: 'Причина решения',
  noReason: 'Без причины',
  reasonNeeded: 'Выберите причину: по ней автор поймёт, что исправить.',
  approve: 'Одобрить',
  decline: 'Отклонить',
  approveFinally: 'Одобрить…',
  finalDecline: 'Об отказе автор узнает сразу: отменить его будет нельзя.',
  undo: 'Отменить решение',
  undoLead: 'Решение ещё можно отменить: автор о нём пока не знает.',
  undone: (name: string) => `${name}: решение отменено`,
  missing: 'Такой записи в этой очереди нет. Возможно, её удалили.',
  keys: 'Клавиши',
  keysOf: {
    next: 'Следующая запись',
    previous: 'Предыдущая запись',
    approve: 'Одобрить; если отменить нельзя, сначала спросим',
    decline: 'Отклонить: выбрать причину',
    help: 'Показать клавиши',
    close: 'Закрыть запись',
  },
  pages: 'Страницы очереди',
  years: (count: number) => `${count} ${plural('ru', count, { one: 'год', few: 'года', other: 'лет' })}`,
}

/** Facts of several queues. */
export const staffServer = {
  facts: {
    email: 'Почта',
    phone: 'Телефон',
    memberSince: 'С нами с',
    askedAt: 'Запрос отправлен',
    addedAt: 'Добавлено',
  },
}
