import type { liveQuizRefusals as declared } from '../../../contract/live-quiz/refusals.ts'

export const liveQuizRefusals = {
  playerNameTaken: 'Такое имя уже есть в игре. Добавьте к нему букву фамилии или выберите другое.',
  playerNameRefused: 'С этим именем вас не отличить от ведущего, или в нём нет букв. Выберите другое.',
  lobbyClosed: 'Ведущий ещё не открыл игру. Подождите его или сыграйте без ведущего.',
  notAlone: 'Без ведущего сыграть нельзя: игру уже ведут, или вы в ней уже отвечали.',
  notFastQuiz: 'Вживую проводят только быстрый опрос. Выберите этот вид в настройках опроса.',
} satisfies Record<keyof typeof declared, string>
