import type { peopleRefusals as declared } from '../../../contract/people/refusals.ts'

export const peopleRefusals = {
  alreadyDecided: 'Решение уже принято.',
  ownSubscription: 'Подписаться на себя или отписаться от себя нельзя.',
  ownContacts: 'Свои контакты вы видите и так.',
  minorProtected: 'Этому человеку ещё нет 18: подписаться на него и запросить его контакты нельзя.',
  contactsRequested: 'Вы уже попросили контакты. Ответ придёт в уведомления.',
  contactsDecided: 'Вы уже ответили на этот запрос. Изменить решение можно в настройках приватности.',
  contactsDecisionAccount: 'Этот запрос адресован другому аккаунту. Войдите в тот, на который пришло письмо.',
  emailChangesElsewhere: 'Почту меняют в настройках, раздел «Аккаунт»: на новый адрес придёт ссылка для подтверждения.',
  slugTaken: 'Этот адрес занят. Придумайте другой.',
  tooManyEntries: 'Здесь уже слишком много записей. Сначала удалите лишнее.',
  ownInterest: 'Подтвердить можно только чужой интерес.',
  personalStatusUnknown: 'Выберите статус из списка.',
} satisfies Record<keyof typeof declared, string>
