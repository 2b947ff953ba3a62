import type { participationRefusals as declared } from '../../../contract/participation/refusals.ts'

export const participationRefusals = {
  alreadyRequested: 'Сіз бұл іс-шараға өтінім беріп қойғансыз.',
  declinedBefore: 'Ұйымдастырушы өтініміңізді қабылдамады. Оны қайта беруге болмайды.',
  registrationClosed: 'Бұл іс-шараға жазылу жабық.',
  eventFinished: 'Іс-шара аяқталып қойды.',
  eventNotStarted: 'Іс-шара әлі басталған жоқ.',
  completionClosed:
    'Онлайн қатысқаныңызды іс-шара басталғаннан аяқталғанына бір тәулік өткенге дейін растауға болады. Күші жойылған іс-шарада растау жоқ.',
  notRegistered: 'Сіз бұл іс-шараға жазылмағансыз.',
  quizAnswerRequired: 'Қатысу үшін ұйымдастырушының сұрақтарына жауап беріңіз.',
  teamRequired: 'Бұл іс-шараға тек команда болып жазылуға болады.',
  spaceRequired: 'Қай кеңістікке келетініңізді таңдаңыз.',
  spacesUnconfirmed: 'Кеңістіктер қатысуын әлі растаған жоқ. Алғашқысы растаған бойда жазылуға болады.',
  formatUnavailable: 'Бұл іс-шараға олай қатысуға болмайды. Басқа форматты таңдаңыз.',
  signatureRequired: 'Электрондық қолтаңбаңыз бар екенін растаңыз.',
  consentRequired: 'Бұл үшін деректеріңізді өңдеуге келісіміңіз, ал 18 жасқа дейін ата-анаңыздың да келісімі керек. Екеуі де баптауларда.',
  banned: 'Кеңістік әкімшілігі қатысуыңызды шектеген.',
  noSeats: 'Бос орын қалмады.',
} satisfies Record<keyof typeof declared, string>
