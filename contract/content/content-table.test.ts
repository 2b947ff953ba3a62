import { expect, test } from 'vitest'
import { colour, localized, optional, text } from './content-field.ts'
import { contentTable } from './content-table.ts'

const { calls } = contentTable({ path: 'samples', fields: { ...localized('name', text(5)), shade: colour(), note: optional(text(5)) } })
const sent = (address: 'POST /admin/samples' | 'PUT /admin/samples/:id', data: object) => calls[address].body.safeParse({ data })
const languages = { nameRu: 'а', nameEn: 'b', nameKz: 'в' }

test('content fields: a new row needs every field that is not optional, a change none', () => {
  expect(sent('POST /admin/samples', { name: 'а', shade: '#00ff00' }).data).toEqual({
    data: { nameRu: 'а', nameEn: 'а', nameKz: 'а', shade: '#00ff00' },
  })
  const missing = sent('POST /admin/samples', {}).error?.issues.map(({ path }) => path.join('.'))
  expect(missing).toEqual(['data.nameRu', 'data.nameEn', 'data.nameKz', 'data.shade'])
  expect(sent('PUT /admin/samples/:id', {}).data).toEqual({ data: {} })
})

test('content fields: refuse values of another form, and fields that the table lacks', () => {
  const wrong = [{ shade: 'red' }, { nameRu: 'длинное' }, { nameRu: '' }, { nameRu: null }, { colour: '#00ff00' }]
  expect(wrong.map((data) => sent('PUT /admin/samples/:id', data).success)).toEqual(wrong.map(() => false))
  expect(sent('PUT /admin/samples/:id', { note: null }).data).toEqual({ data: { note: null } })
})

test('content fields: a whole reply may be sent back; its text in one language does not replace the others', () => {
  const reply = { id: 3, name: 'b', ...languages, shade: '#00ff00', note: null, version: 2, deletedAt: null, uses: [], history: [] }
  expect(sent('PUT /admin/samples/:id', reply).data).toEqual({ data: { ...languages, shade: '#00ff00', note: null, version: 2 } })
})
