import type { inquiriesRefusals as declared } from '../../../contract/inquiries/refusals.ts'

export const inquiriesRefusals = {
  inquiryWaiting: 'Ваше обращение уже у организатора. Дождитесь ответа.',
  inquiryDecided: 'На это обращение уже ответили.',
  attendanceUnavailable: 'Попросить отметку могут участники, которых ещё не отметили, после начала события.',
  participantBanned: 'Участие этого пользователя ограничено администрацией пространства. Обращение можно отклонить.',
  admissionUnavailable: 'Попросить место можно, когда регистрация закрыта или мест нет, а событие ещё не закончилось.',
} satisfies Record<keyof typeof declared, string>
