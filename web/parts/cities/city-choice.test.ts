import { expect, test } from 'vitest'
import { chooseCity, cityLabel, searchedName } from './city-choice.ts'

const moscow = { id: 1, name: 'Москва', region: 'Москва' }
const kirov = { id: 2, name: 'Киров', region: 'Кировская область' }
const smallKirov = { id: 3, name: 'Киров', region: 'Калужская область' }

test('city field: a city is shown with its region, unless both have one name', () => {
  expect(cityLabel(moscow)).toBe('Москва')
  expect(cityLabel(kirov)).toBe('Киров, Кировская область')
})

test('city field: the only city of a name is chosen; of several the user must choose', () => {
  expect(chooseCity([moscow])).toEqual({ city: moscow })
  expect(chooseCity([kirov, smallKirov])).toEqual({
    fault: { kind: 'several', options: ['Киров, Кировская область', 'Киров, Калужская область'] },
  })
  expect(chooseCity([])).toEqual({ fault: { kind: 'unknown' } })
})

test('city field: a label is searched by its city name', () => {
  expect(searchedName('Киров, Калужская область')).toBe('Киров')
})
