/** Names of the Kazakh calendar: Chromium brings none of its own, so server and browser would not say the same. */
export const kazakhCalendar = {
  months: ['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым', 'шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
  shortMonths: ['қаң', 'ақп', 'нау', 'сәу', 'мам', 'мау', 'шіл', 'там', 'қыр', 'қаз', 'қар', 'жел'],
  weekdays: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
  shortWeekdays: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
  year: (year: number, date: string) => `${year} ж. ${date}`,
}
