import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('unpacking returns what was packed: lists of objects, of strings, and empty ones', () => {
  const lists = {
    cities: [
      { id: 1, name: 'Сочи «юг»' },
      { id: 2, name: '' },
    ],
    tags: ['a', 'b'],
    places: [] as { id: number }[],
  }
  expect(unpack(pack(lists))).toEqual(lists)
  expect(pack(lists)).toBe('[["cities",["id","name"],[[1,"Сочи «юг»"],[2,""]]],["tags",null,["a","b"]],["places",null,[]]]')
})
