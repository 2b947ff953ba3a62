import type { liveQuizRefusals as declared } from '../../../contract/live-quiz/refusals.ts'

export const liveQuizRefusals = {
  playerNameTaken: 'Ойында мұндай есім бар. Тегіңіздің бір әрпін қосыңыз немесе басқасын таңдаңыз.',
  playerNameRefused: 'Бұл есім жүргізушімен шатастырады немесе онда әріп жоқ. Басқасын таңдаңыз.',
  lobbyClosed: 'Жүргізуші ойынды әлі ашқан жоқ. Күте тұрыңыз немесе жүргізушісіз ойнаңыз.',
  notAlone: 'Жүргізушісіз ойнауға болмайды: ойын жүріп жатыр немесе сіз жауап беріп қойғансыз.',
  notFastQuiz: 'Тікелей тек жедел викторина өтеді. Сауалнама баптауынан осы түрді таңдаңыз.',
} satisfies Record<keyof typeof declared, string>
