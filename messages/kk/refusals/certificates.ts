import type { certificatesRefusals as declared } from '../../../contract/certificates/refusals.ts'

export const certificatesRefusals = {
  certificateNotFound: 'Сертификат табылмады. Нөмірін немесе кодын тексеріңіз.',
  certificateNotIssued: 'Бұл сертификат қайтарып алынған немесе ауыстырылған. Тізімді жаңартыңыз.',
  certificatesSent: 'Бүгін хат жіберілген. Ертең қайта жіберуге болады.',
  certificateNotEarned: 'Қатысушы іс-шараға келді деп белгіленбеген. Белгілеңіз, содан кейін сертификат беруге болады.',
  certificatesUnavailable: 'Сертификаттар жарияланған іс-шара аяқталғаннан кейін, олар баптауларда қосулы болса ғана беріледі.',
} satisfies Record<keyof typeof declared, string>
