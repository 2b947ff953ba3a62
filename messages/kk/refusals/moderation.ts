import type { moderationRefusals as declared } from '../../../contract/moderation/refusals.ts'

export const moderationRefusals = {
  ownRequest: 'Бұл — сіздің өз жазбаңыз: ол бойынша шешімді басқа қызметкер қабылдауы керек.',
  notWaiting: 'Әзірге шешетін ештеңе жоқ: пайдаланушы өтінішін растамаған немесе құжатын жүктемеген.',
  changedMeanwhile: 'Сіз қарап отырғанда автор жазбаны өзгертті. Жаңа мазмұнын тексеріп, қайта шешіңіз.',
  changedSince: 'Қайтаратын ештеңе қалмады: шешімнен кейін иесі жазбаны өзгертті немесе жойды.',
  undoTooLate: 'Кешіктіңіз: шешім күшіне енді.',
  alreadyUndone: 'Бұл шешімнің күші жойылып қойған.',
  notYourDecision: 'Шешімнің күшін оны қабылдаған адам ғана жоя алады.',
} satisfies Record<keyof typeof declared, string>
