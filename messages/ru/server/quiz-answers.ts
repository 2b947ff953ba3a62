/** An answer to a quiz as text, and the titles of its export. */
export const quizAnswers = {
  yes: 'да',
  no: 'нет',
  /** The name of the file, before the title of the quiz. */
  file: 'Ответы',
  removed: (title: string) => `${title} (вопрос убран)`,
  columns: {
    id: '№',
    createdAt: 'Отвечено (Москва)',
    userId: '№ участника',
    user: 'Участник',
    guestName: 'Имя гостя',
    guestEmail: 'Почта гостя',
    event: 'Событие',
    score: 'Баллы, %',
  },
}
