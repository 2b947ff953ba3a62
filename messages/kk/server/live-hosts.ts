export const liveHosts = { names: ['Жүргізуші', 'Ұйымдастырушы', 'Әкімші', 'Модератор'] }
