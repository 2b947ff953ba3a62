import { paletteOf, sequence } from '../../../contract/palettes.ts'

export const size = { width: 1280, height: 720 }

/** A house in its street, drawn from a number. */
export const facade = (number: number): string => {
  const random = sequence(number + 11)
  const [dark, light] = paletteOf(number)
  const floors = 3 + Math.floor(random() * 3)
  const columns = 5 + Math.floor(random() * 4)
  const house = { left: 240, width: 800, top: 640 - floors * 110 - 40 }
  const step = house.width / columns
  const windows = grid(floors - 1, columns).map(([row, column]) => {
    const [x, y] = [house.left + column * step + step * 0.22, house.top + 50 + row * 110]
    const isLit = random() > 0.45
    return `<rect x="${x}" y="${y}" width="${step * 0.56}" height="70" rx="6" fill="${isLit ? '#ffe6a8' : dark}" opacity="${isLit ? 0.95 : 0.75}"/>`
  })
  const shops = grid(1, columns).map(
    ([, column]) => `<rect x="${house.left + column * step + 10}" y="540" width="${step - 20}" height="100" rx="4" fill="#ffe6a8" opacity=".9"/>`,
  )
  return picture(`
    <rect width="1280" height="720" fill="url(#sky)"/>
    <circle cx="${160 + random() * 900}" cy="110" r="54" fill="#fff4d6" opacity=".85"/>
    ${neighbours(random, dark)}
    <rect x="${house.left}" y="${house.top}" width="${house.width}" height="${640 - house.top}" fill="${light}"/>
    <rect x="${house.left - 16}" y="${house.top - 18}" width="${house.width + 32}" height="24" fill="${dark}"/>
    ${windows.join('')}${shops.join('')}
    <path d="M${house.left + 20} 540 h${house.width - 40} l20 -34 h-${house.width} z" fill="${dark}"/>
    <rect y="640" width="1280" height="80" fill="#59615d"/><rect y="640" width="1280" height="14" fill="#8d958f"/>
    ${tree(130, random)}${tree(1150, random)}`, { from: light, to: '#eef4f2' })
}

/** A hall with its rows of chairs and a screen, drawn from a number. */
export const room = (number: number): string => {
  const random = sequence(number + 71)
  const [dark, light] = paletteOf(number + 3)
  const hasScreen = number % 2 === 0
  const chairs = grid(3, 8).map(([row, column]) => {
    const spread = 1 + row * 0.22
    const [x, y] = [640 + (column - 3.5) * 96 * spread, 500 + row * 76]
    return `<g fill="${row % 2 ? light : dark}"><rect x="${x - 30}" y="${y - 44}" width="60" height="44" rx="10"/><rect x="${x - 34}" y="${y}" width="68" height="16" rx="6"/></g>`
  })
  const panes = [150, 330, 850, 1030].map(
    (x) => `<rect x="${x}" y="130" width="120" height="200" rx="8" fill="#dcecf2"/><path d="M${x + 60} 130v200M${x} 230h120" stroke="#fff" stroke-width="6"/>`,
  )
  const lamps = [260, 640, 1020].map(
    (x) => `<path d="M${x} 0v70" stroke="#59615d" stroke-width="5"/><path d="M${x - 44} 96a44 34 0 0 1 88 0z" fill="${dark}"/>`,
  )
  const front = hasScreen
    ? `<rect x="500" y="110" width="280" height="180" rx="6" fill="#fff"/><path d="M540 250l60 -60 50 34 80 -74" fill="none" stroke="${dark}" stroke-width="9"/>`
    : `<circle cx="640" cy="200" r="${70 + random() * 20}" fill="${light}"/><rect x="560" y="190" width="160" height="90" rx="12" fill="${dark}"/>`
  return picture(`
    <rect width="1280" height="720" fill="url(#sky)"/>
    <path d="M0 720V430h1280v290z" fill="#c79f73"/><path d="M0 430h1280v16H0z" fill="#9a7752"/>
    ${panes.join('')}${front}${lamps.join('')}
    <rect x="470" y="380" width="340" height="56" rx="8" fill="${dark}"/>
    ${chairs.join('')}`, { from: '#f6efe4', to: '#e9dfd0' })
}

const neighbours = (random: () => number, fill: string): string =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((place) => {
      const height = 180 + random() * 260
      return `<rect x="${place * 160}" y="${640 - height}" width="158" height="${height}" fill="${fill}" opacity=".22"/>`
    })
    .join('')

const tree = (x: number, random: () => number): string => {
  const height = 150 + random() * 60
  return `<rect x="${x - 9}" y="${650 - height * 0.6}" width="18" height="${height * 0.6}" fill="#6b4a2f"/><circle cx="${x}" cy="${640 - height * 0.75}" r="${height * 0.42}" fill="#4f7d5c"/>`
}

const grid = (rows: number, columns: number): [row: number, column: number][] =>
  Array.from({ length: rows * columns }, (_, cell) => [Math.floor(cell / columns), cell % columns])

const picture = (content: string, { from, to }: { from: string; to: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${from}" stop-opacity=".55"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1280" height="720" fill="#fbfaf6"/>${content}</svg>`
