/** Values of an event in the queue of staff. */
export const eventReview = {
  yes: 'да',
  no: 'нет',
  networkBroadcast: 'с трансляцией',
  numbered: (id: number) => `№ ${id}`,
  palette: (number: number) => `Палитра обложки: ${number}`,
  requirements: {
    screen: 'Экран',
    catering: 'Кейтеринг',
    parking: 'Парковка',
    broadcast: 'Трансляция',
    microphones: (count: number) => `Микрофоны: ${count}`,
    tables: (count: number) => `Столы: ${count}`,
    chairs: (count: number) => `Стулья: ${count}`,
  },
  promotion: {
    proposeToMain: 'Предлагает для главной страницы',
    requestCityDigest: 'Просит добавить в подборку города',
    requestInfoMailing: 'Просит рассказать в рассылке',
    addToContest: 'Хочет участвовать в конкурсе',
  },
}
