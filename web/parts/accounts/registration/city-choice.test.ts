import { expect, test } from 'vitest'
import { chooseCity, cityLabel, searchedName } from './city-choice.ts'

const moscow = { id: 1, name: 'Москва', region: 'Москва' }
const kirov = { id: 2, name: 'Киров', region: 'Кировская область' }
const smallKirov = { id: 3, name: 'Киров', region: 'Калужская область' }

test('a city is shown with its region, unless that is its own name', () => {
  expect(cityLabel(moscow)).toBe('Москва')
  expect(cityLabel(kirov)).toBe('Киров, Кировская область')
})

test('city field: choose the only city of a name, and ask which of several', () => {
  expect(chooseCity([moscow])).toEqual({ city: moscow })
  expect(chooseCity([kirov, smallKirov])).toEqual({
    fault: { kind: 'several', options: ['Киров, Кировская область', 'Киров, Калужская область'] },
  })
  expect(chooseCity([])).toEqual({ fault: { kind: 'unknown' } })
})

test('a label is searched by the name in it', () => {
  expect(searchedName('Киров, Калужская область')).toBe('Киров')
})
