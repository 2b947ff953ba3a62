import { expect, test } from 'vitest'
import { chooseCity, cityLabel, searchedName } from './city-choice.ts'

const moscow = { id: 1, name: 'Москва', region: 'Москва' }
const kirov = { id: 2, name: 'Киров', region: 'Кировская область' }
const smallKirov = { id: 3, name: 'Киров', region: 'Калужская область' }
const korolyov = { id: 4, name: 'Королёв', region: 'Московская область' }
const found = [moscow, kirov, smallKirov, korolyov]

test('a city is shown with its region, unless that is its own name', () => {
  expect(cityLabel(moscow)).toBe('Москва')
  expect(cityLabel(kirov)).toBe('Киров, Кировская область')
})

test('a label or a name of one city chooses it, however it is written', () => {
  expect(chooseCity('Киров, Калужская область', found)).toEqual({ city: smallKirov })
  expect(chooseCity(' москва ', found)).toEqual({ city: moscow })
  expect(chooseCity('королев', found)).toEqual({ city: korolyov })
})

test('a name of several cities asks which one', () => {
  expect(chooseCity('Киров', found)).toEqual({ fault: { kind: 'several', options: ['Киров, Кировская область', 'Киров, Калужская область'] } })
})

test('a beginning of a name chooses nothing', () => {
  expect(chooseCity('Моск', found)).toEqual({ fault: { kind: 'unknown' } })
})

test('a label is searched by the name in it', () => {
  expect(searchedName('Киров, Калужская область')).toBe('Киров')
})
