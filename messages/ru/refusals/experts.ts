import type { expertsRefusals as declared } from '../../../contract/experts/refusals.ts'

export const expertsRefusals = {
  notExpert: 'Пригласить можно только экспертов платформы. Уберите остальных и попробуйте снова.',
  ownExpert: 'Организаторы не оценивают участников своего события. Выберите других экспертов.',
  tooManyExperts: 'У события может быть не больше 50 экспертов.',
  inviteDecided: 'На это приглашение уже ответили.',
  scoringClosed: 'Организатор закрыл оценивание. Ваши прежние оценки сохранены.',
} satisfies Record<keyof typeof declared, string>
