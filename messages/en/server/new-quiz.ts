/** The title of a quiz until its author writes one. */
export const newQuiz = {
  title: 'New quiz',
  copyOf: (title: string) => `${title} (copy)`,
}
