/** Letters of mailings; `organizer` is a name. */
export const mailingLetters = {
  templates: { organizer: 'Ұйымдастырушының хаты', partner: 'Серіктестің хаты', boiling_point: 'Қайнау нүктесі' },
  footer: (organizer: string) =>
    `Хат авторы: ${organizer}. Бұл хат сізге «Бірге» платформасындағы іс-шара қатысушысы немесе ұйым жазылушысы ретінде келді.`,
  unsubscribe: 'Ұйымдастырушылардың хаттарын жібермеу',
  files: 'Файлдар',
  toQuiz: 'Сұрақтарға жауап беру',
  test: (subject: string) => `Сынақ: ${subject}`,
  reader: 'достар',
  yourCity: 'сіздің қалаңыз',
  anEvent: 'іс-шара',
  aDate: 'күні нақтыланады',
  aPlace: 'орны нақтыланады',
}
