import type { certificatesRefusals as declared } from '../../../contract/certificates/refusals.ts'

export const certificatesRefusals = {
  certificateNotFound: 'Сертификат табылмады. Нөмірін немесе кодын тексеріңіз.',
  certificateNotIssued: 'Бұл сертификат қайтарып алынған немесе ауыстырылған. Тізімді жаңартыңыз.',
  certificatesSent: 'Бүгін хаттар бәріне жіберілген. Ертең қайта жіберуге болады.',
  certificatesUnavailable: 'Сертификаттар жарияланған іс-шара аяқталғаннан кейін, олар баптауларда қосулы болса ғана беріледі.',
} satisfies Record<keyof typeof declared, string>
