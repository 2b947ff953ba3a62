/** The title of a quiz until its author writes one. */
export const newQuiz = {
  title: 'Новый опрос',
  copyOf: (title: string) => `${title} (копия)`,
}
