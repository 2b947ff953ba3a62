/** Words in the three languages of the product; kk is the language tag of the locale kz. */
export type Words = { ru: string; en: string; kk: string }

/** Theme ids of the reference data by the short names the demo uses. */
export const themeIds = {
  entrepreneurship: 1, startups: 2, investments: 3, marketing: 4, sales: 5, finance: 6, law: 7, people: 8,
  management: 9, software: 10, ai: 11, data: 12, design: 13, ecommerce: 14, export: 15, manufacturing: 16,
  agriculture: 17, food: 18, retail: 19, construction: 20, logistics: 21, energy: 22, ecology: 23, education: 24,
  science: 25, health: 26, sport: 27, culture: 28, media: 29, tourism: 30, fashion: 31, social: 32,
  creative: 33, youth: 34, women: 35, support: 36, career: 37, speaking: 38, robotics: 39, games: 40,
} as const
export type ThemeKey = keyof typeof themeIds

/** Event type ids; 9 is internal and never offered in a filter. */
export const eventTypeIds = {
  lecture: 1, meetup: 2, workshop: 3, conference: 4, forum: 5, exhibition: 6, roundTable: 7, pitch: 8, internal: 9,
  hackathon: 10, contest: 11, webinar: 12, course: 13, networking: 14, tour: 15, festival: 16, consultation: 17,
} as const
export type EventTypeKey = keyof typeof eventTypeIds
