export type SampleRequest = { id: number; name: string; event: string; city: string; date: string; seats: number; state: string }

const names = ['Сәуле Қайырбекқызы Әбдірахманова', 'Пётр Ильин', 'Aigul Serikova', 'Марина Константинопольская-Задунайская', 'Нұрсұлтан Жақсылық']
const events = [
  'Қоғамдық кеңістіктерді абаттандыру жөніндегі шеберхана',
  'Evening of open projects',
  'Құжаттандыруды автоматтандырудағы тәжірибе алмасу',
  'Летняя школа',
]
const cities = ['Өскемен', 'Алматы', 'Казань', 'Петропавловск-Камчатский']
const states = ['Waiting', 'Approved', 'Declined']

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], place: number): Item | undefined => items[place % items.length]

/** Forty invented requests with long names. */
export const sampleRequests: SampleRequest[] = Array.from({ length: 40 }, (_, place) => ({
  id: place + 1,
  name: `${pick(names, place)} ${place + 1}`,
  event: pick(events, place) ?? '',
  city: pick(cities, place) ?? '',
  date: `${1 + (place % 28)} Nov`,
  seats: 1 + ((place * 37) % 1200),
  state: pick(states, place) ?? '',
}))
