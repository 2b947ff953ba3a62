import type { organizingRefusals as declared } from '../../../contract/organizing/refusals.ts'

export const organizingRefusals = {
  eventIncomplete: 'Для публикации не хватает данных. Проверьте отмеченные разделы.',
  draftChanged: 'Пока вы писали, это поле изменил другой организатор. Выберите, чей вариант оставить.',
  eventCanceled: 'Событие отменено. Вернуть его нельзя, но можно создать копию.',
  eventNotPublished: 'Событие не опубликовано.',
  eventNotRemovable: 'Сначала отмените событие или верните его в черновики, потом его можно удалить.',
  mainEventOfSeries: 'Это главное событие серии. Его нельзя убрать, пока в серии есть другие события.',
  noMediaAccreditation: 'Организатор не проводит аккредитацию СМИ на это событие.',
  alreadyClaimed: 'Вы уже пожаловались на это событие. Мы рассмотрим жалобу и сообщим решение.',
  feedbackClosed: 'Отзыв могут оставить участники, когда событие закончится, если организатор собирает отзывы.',
} satisfies Record<keyof typeof declared, string>
