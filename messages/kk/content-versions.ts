import type { contentVersions as ru } from '../ru/content-versions.ts'
import type { SameWords } from '../words.ts'

export const contentVersions: SameWords<typeof ru> = {
  title: 'Жазбаны басқа біреу өзгертіп қойған',
  lead: 'Сіз өңдеп жатқанда жаңа нұсқа сақталды. Мәтініңіз жоғалған жоқ, ол төмендегі формада тұр. Салыстырып, керегін түзетіңіз де, сақтаңыз.',
  saved: (name, time) => (name ? `Жаңа нұсқа: ${name}, ${time}` : `Жаңа нұсқа: ${time}`),
  theirs: 'Қазір сақталғаны',
  mine: 'Сіздікі',
  untouched: 'Мұны өзгертпедіңіз, формада жаңа мән тұр.',
  newPicture: 'Жаңа сурет',
  discard: 'Өзгерістерімнен бас тарту',
  before: 'Бұрын',
  after: 'Кейін',
  noPicture: 'Сурет енді жоқ',
}
