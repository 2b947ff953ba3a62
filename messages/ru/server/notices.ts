import type { NotificationName } from '../../../contract/limits.ts'

/** Texts of each notification type in the bell and in emails; `user`, `event`, `space`, `quiz`, `booking`, `team` and `organization` are the current names. */
export type Decided = {
  user: string
  event: string
  space: string
  quiz: string
  booking: string
  team: string
  organization: string
  /** The halls of the booking; its time precedes the text. */
  halls: string
  /** Further meetings of its series that the notice is about. */
  others: number
  decision: 'approved' | 'wait' | 'declined' | null
}

export const notices = {
  somebody: 'Участник',
  anEvent: 'событие',
  aSpace: 'пространство',
  aQuiz: 'опрос',
  aBooking: 'встреча',
  noBooking: 'бронирование удалено',
  aTeam: 'команда',
  anOrganization: 'организация',
  types: {
    eventInvite: { title: 'Приглашение на событие', text: ({ event }: Decided) => `Вас приглашают на «${event}»` },
    eventDecision: {
      title: 'Решение по заявке',
      text: ({ event, decision }: Decided) => {
        if (decision === 'wait') return `Заявка на «${event}» снова ждёт решения`
        return decision === 'declined' ? `Заявка на «${event}» отклонена` : `Вы участвуете: «${event}»`
      },
    },
    contactAccessRequest: { title: 'Запрос контактов', text: ({ user }: Decided) => `${user} просит показать телефон и почту` },
    contactAccessResult: {
      title: 'Ответ на запрос контактов',
      text: ({ user, decision }: Decided) => (decision === 'approved' ? `${user} открывает вам контакты` : `${user} не открывает контакты`),
    },
    quiz: { title: 'Опрос', text: ({ quiz }: Decided) => `Ответьте на вопросы: «${quiz}»` },
    subscription: { title: 'Новый подписчик', text: ({ user }: Decided) => `${user} теперь следит за вашими событиями` },
    eventReminder: { title: 'Скоро событие', text: ({ event }: Decided) => `Скоро начнётся «${event}»` },
    eventChanged: { title: 'Событие изменилось', text: ({ event }: Decided) => `Посмотрите, что нового: «${event}»` },
    eventCancelled: { title: 'Событие отменено', text: ({ event }: Decided) => `Организатор отменил «${event}»` },
    teamRequest: { title: 'Запрос в команду', text: ({ user }: Decided) => `${user} хочет вступить в вашу команду` },
    teamDecision: {
      title: 'Ответ команды',
      text: ({ decision }: Decided) => (decision === 'approved' ? 'Вас приняли в команду' : 'В команду вас не приняли'),
    },
    bookingDecision: {
      title: 'Решение по бронированию',
      text: ({ booking, halls, others, decision }: Decided) =>
        `«${booking}»: бронирование ${decision === 'approved' ? 'подтверждено' : 'отклонено'}, ${halls}${others > 0 ? ` (и ещё встреч: ${others})` : ''}`,
    },
    mailingDecision: {
      title: 'Решение по рассылке',
      text: ({ decision }: Decided) => (decision === 'approved' ? 'Рассылка одобрена' : 'Рассылка отклонена'),
    },
    expertInvite: { title: 'Приглашение эксперта', text: ({ event }: Decided) => `Вас приглашают оценить участников: «${event}»` },
    certificate: { title: 'Сертификат готов', text: ({ event }: Decided) => `Ваш сертификат за событие «${event}» можно скачать` },
    organizationAppeal: {
      title: 'Запрос прав администратора',
      text: ({ user, organization }: Decided) => `${user} просит права администратора: «${organization}»`,
    },
    moderation: {
      title: 'Решение модератора',
      text: ({ decision }: Decided) => (decision === 'declined' ? 'Запись отклонена модератором' : 'Запись одобрена модератором'),
    },
    inquiry: { title: 'Обращение участника', text: ({ user, event }: Decided) => `${user}: обращение по событию «${event}»` },
    inquiryDecision: {
      title: 'Ответ на обращение',
      text: ({ event, decision }: Decided) =>
        decision === 'approved' ? `«${event}»: организатор отметил ваше участие` : `«${event}»: организатор отклонил обращение`,
    },
    expertDecision: {
      title: 'Ответ эксперта',
      text: ({ user, event, decision }: Decided) =>
        decision === 'approved' ? `${user} оценит участников: «${event}»` : `${user} не сможет оценить участников: «${event}»`,
    },
  } satisfies Record<Exclude<NotificationName, 'system'>, object>,
  other: { title: 'Новость платформы', text: () => 'Откройте уведомления, чтобы узнать больше' },
  letter: {
    open: 'Открыть на платформе',
    allow: 'Показать контакты',
    decline: 'Не показывать',
    reason: (text: string) => `Причина: ${text}`,
    comment: (text: string) => `Комментарий: ${text}`,
    footer: 'Вы получили это письмо, потому что на платформе «Вместе» есть новости для вас. Какие письма получать, можно выбрать в настройках.',
    unsubscribe: 'Не присылать такие письма',
  },
}
