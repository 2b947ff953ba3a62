import type { participationRefusals as declared } from '../../../contract/participation/refusals.ts'

export const participationRefusals = {
  alreadyRequested: 'Вы уже подали заявку на это событие.',
  declinedBefore: 'Организатор отклонил вашу заявку. Подать её снова нельзя.',
  registrationClosed: 'Запись на это событие закрыта.',
  eventFinished: 'Событие уже закончилось.',
  eventNotStarted: 'Событие ещё не началось.',
  completionClosed: 'Подтвердить участие онлайн можно с начала события и ещё сутки после конца, если событие не отменили.',
  notRegistered: 'Вы не записаны на это событие.',
  quizAnswerRequired: 'Чтобы участвовать, ответьте на вопросы организатора.',
  teamRequired: 'На это событие записываются командой.',
  spaceRequired: 'Выберите пространство, в которое придёте.',
  spacesUnconfirmed: 'Пространства ещё не подтвердили участие. Записаться можно будет, как только ответит первое из них.',
  formatUnavailable: 'Так участвовать в этом событии нельзя. Выберите другой формат.',
  signatureRequired: 'Подтвердите, что у вас есть электронная подпись.',
  consentRequired: 'Для этого нужно ваше согласие на обработку данных, а до 18 лет и согласие родителя. Дать их можно в настройках.',
  banned: 'Администрация пространства ограничила ваше участие.',
  noSeats: 'Мест больше нет.',
} satisfies Record<keyof typeof declared, string>
