import type { Reason } from '../../contract/moderation/reasons.ts'

/** Reasons of decisions, in the panel of staff and in emails. */
export const moderation = {
  reasons: {
    incomplete: 'Не хватает сведений',
    notConfirmed: 'Сведения не подтвердились',
    wrongData: 'В сведениях ошибка',
    duplicate: 'Такая запись уже есть',
    inappropriate: 'Нарушает правила платформы',
    unreadable: 'Документ не читается',
    wrongDocument: 'Загружен не тот документ',
    noSignature: 'Нет подписи родителя',
    notSamePerson: 'Аккаунты принадлежат разным людям',
    openObligations: 'Остались незавершённые обязательства',
    confirmed: 'Сведения подтверждены',
  } satisfies Record<Reason, string>,
}
