import type { certificatesRefusals as declared } from '../../../contract/certificates/refusals.ts'

export const certificatesRefusals = {
  certificateNotFound: 'Сертификат не найден. Проверьте номер или код.',
  certificateNotIssued: 'Этот сертификат уже отозван или заменён. Обновите список.',
  certificatesSent: 'Сегодня письма уже отправлены всем. Завтра их можно отправить снова.',
  certificatesUnavailable: 'Сертификаты выдаются после конца опубликованного события, в настройках которого они включены.',
} satisfies Record<keyof typeof declared, string>
