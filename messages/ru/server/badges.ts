/** Printed name badges; `event` is a name. */
export const badges = {
  title: (event: string) => `Бейджи: ${event}`,
  nameless: 'Гость',
  roles: { participant: 'Участник', speaker: 'Спикер', host: 'Ведущий', expert: 'Эксперт' },
}
