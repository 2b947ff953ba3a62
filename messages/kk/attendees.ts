/** Columns and titles of exported participants, the poster, and notices. */
export const attendeesServer = {
  columns: {
    participantRole: 'Рөлі',
    participantFormat: 'Қалай қатысады',
    participantSpace: 'Кеңістік',
    participantTags: 'Белгілер',
    registeredAt: 'Тіркелген уақыты (Мәскеу)',
    attendedAt: 'Келген уақыты (Мәскеу)',
  },
  exports: {
    participants: {
      title: 'Қатысушылар',
      states: { approved: 'Мақұлданды', wait: 'Шешімді күтуде', waitingList: 'Күту тізімінде', declined: 'Қабылданбады' },
      roles: {
        participant: 'Қатысушы',
        speaker: 'Спикер',
        host: 'Жүргізуші',
        organizer: 'Ұйымдастырушы',
        expert: 'Сарапшы',
        media: 'БАҚ',
      },
      formats: { online: 'Онлайн', offline: 'Орнында' },
    },
  },
  posters: {
    attendance: {
      title: 'Осында белгіленіңіз',
      hint: 'Телефон камерасын кодқа бағыттап, сілтемені ашыңыз.',
      file: 'Белгілену плакаты',
    },
  },
  occasions: {
    organizerMessage: { title: 'Ұйымдастырушының хабары', text: () => 'Ұйымдастырушы сізге іс-шара туралы жазды' },
  },
}
