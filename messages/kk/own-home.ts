/** The home page of a signed-in user. */
export const ownHome = {
  title: (name: string) => `${name}, алда сізді не күтіп тұр`,
  titleFree: (name: string) => `${name}, қайда барамыз?`,
  all: (count: number) => `Менің барлық іс-шараларым: ${count}`,
  directions: 'Қалай жетуге болады',
  howToJoin: 'Қалай қосылуға болады',
  open: 'Іс-шараны ашу',
  soon: {
    now: 'Қазір өтіп жатыр',
    minutes: (count: number) => `${count} минуттан кейін`,
    hours: (count: number) => `${count} сағаттан кейін`,
    today: 'Бүгін',
    tomorrow: 'Ертең',
    days: (count: number) => `${count} күннен кейін`,
  },
  free: {
    title: 'Әзірге еш жерге жазылмағансыз',
    text: 'Іс-шараға жазылыңыз, сонда оның қашан, қайда өтетіні және қалай кіруге болатыны осында көрінеді.',
    action: 'Іс-шара таңдау',
  },
  waiting: {
    title: 'Сіздің шешіміңізді күтуде',
    requests: (count: number) => `Іс-шараларыңызға ${count} өтінім`,
    inquiries: (count: number) => `Қатысушылардан ${count} өтініш`,
  },
  forYou: { title: 'Сіздің тақырыптарыңыз', text: 'Жазылу ашық: қалаңызда және онлайн.', all: 'Барлық іс-шара' },
  noTopics: {
    title: 'Сізді не қызықтырады?',
    text: 'Тақырыптарды таңдаңыз, сонда осында сізге арналған іс-шаралар шығады.',
    action: 'Тақырып таңдау',
  },
}
