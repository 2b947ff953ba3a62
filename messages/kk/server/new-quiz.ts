/** The title of a quiz until its author writes one. */
export const newQuiz = {
  title: 'Жаңа сауалнама',
  copyOf: (title: string) => `${title} (көшірме)`,
}
