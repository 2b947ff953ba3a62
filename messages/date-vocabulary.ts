/** Words that date fields understand in all three languages, in lower case. Months are in order. */
export const monthForms: readonly (readonly string[])[] = [
  ['январь', 'января', 'қаңтар', 'january'],
  ['февраль', 'февраля', 'ақпан', 'february'],
  ['март', 'марта', 'наурыз', 'march'],
  ['апрель', 'апреля', 'сәуір', 'april'],
  ['май', 'мая', 'мамыр', 'may'],
  ['июнь', 'июня', 'маусым', 'june'],
  ['июль', 'июля', 'шілде', 'july'],
  ['август', 'августа', 'тамыз', 'august'],
  ['сентябрь', 'сентября', 'қыркүйек', 'september'],
  ['октябрь', 'октября', 'қазан', 'october'],
  ['ноябрь', 'ноября', 'қараша', 'november'],
  ['декабрь', 'декабря', 'желтоқсан', 'december'],
]

/** Days from today. */
export const relativeDays: Readonly<Record<string, number>> = {
  вчера: -1,
  сегодня: 0,
  завтра: 1,
  послезавтра: 2,
  кеше: -1,
  бүгін: 0,
  ертең: 1,
  бүрсігүні: 2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
}

/** Words of a date without a meaning of their own: «24 декабря 2026 г.», «2026 ж.», “the 24th of December”. */
export const fillers: readonly string[] = ['г', 'год', 'года', 'ж', 'жылы', 'the', 'of', 'st', 'nd', 'rd', 'th']

/** Words between a date and a time: «24.12 в 18:30». */
export const timePrepositions: readonly string[] = ['в', 'at', 'сағат']

/** The word "time" after the place in Kazakh names of time zones. */
export const kazakhZoneEnding = ' уақыты'
