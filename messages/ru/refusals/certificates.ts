import type { certificatesRefusals as declared } from '../../../contract/certificates/refusals.ts'

export const certificatesRefusals = {
  certificateNotFound: 'Сертификат не найден. Проверьте номер или код.',
  certificateNotIssued: 'Этот сертификат уже отозван или заменён. Обновите список.',
  certificatesSent: 'Сегодня письмо уже отправлено. Завтра его можно отправить снова.',
  certificateNotEarned: 'Участник не отмечен на событии. Отметьте его, и сертификат можно будет выдать.',
  certificatesUnavailable: 'Сертификаты выдаются после конца опубликованного события, в настройках которого они включены.',
} satisfies Record<keyof typeof declared, string>
