/** Keys of the events that fill the pages of each demo account. */

/** A draft, one in moderation, one declined, one withdrawn, one cancelled, one by approval. A full one with a waiting list, and busy ones. */
export const organizerEvents = new Set([
  'money-trademark',
  'delo-i-deti',
  'vtoraya-professiya',
  'trade-shelf-first',
  'startups-half-hour-mentor',
  'money-lease-line-by-line',
  'startups-cofounders',
  'network-rent-stories',
  'desyat-minut-na-soseda',
  'trade-dead-hour',
  'vyveska-dlya-nashey-ulitsy',
  'vecher-vzaimnykh-prosb',
  'money-credit-counter',
])

/** Four past and three upcoming events when the demo starts. */
export const participantEvents = new Set([
  'technology-machine-answers',
  'startups-cofounders',
  'network-rent-stories',
  'razbor-s-bukhgalterom-pervyy',
  'trade-returns',
  'startups-razbeg-demo-day',
  'vecher-vzaimnykh-prosb',
])

export const participantFavorites = new Set(['money-lease-line-by-line', 'shkolniki-pokazyvayut', 'technology-machine-vision'])

/** The acceleration programme with a list of its most active guests. */
export const programme = {
  identifier: '70-2026-000123',
  events: new Set(['zachem-tsekhu-zapakh', 'technology-cheap-sensor', 'gostevoy-dom-god-v-tsifrakh', 'igra-pro-svoyo-delo', 'datchik-za-dvoe-sutok']),
}
