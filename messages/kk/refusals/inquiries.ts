import type { inquiriesRefusals as declared } from '../../../contract/inquiries/refusals.ts'

export const inquiriesRefusals = {
  inquiryWaiting: 'Өтінішіңіз ұйымдастырушыда. Жауабын күтіңіз.',
  inquiryDecided: 'Бұл өтінішке жауап берілген.',
  attendanceUnavailable: 'Белгі сұрау іс-шара басталғаннан кейін, әлі белгіленбеген қатысушыларға ғана ашық.',
  participantBanned: 'Кеңістік әкімшілігі бұл пайдаланушының қатысуын шектеген. Өтініштен бас тартуға болады.',
  admissionUnavailable: 'Орын сұрау тіркеу жабылғанда немесе орын бітіп, іс-шара әлі аяқталмағанда ғана ашық.',
} satisfies Record<keyof typeof declared, string>
