import { expect, test } from 'vitest'
import { ru } from '../../../messages/ru.ts'
import { fileFault } from './file-fault.ts'

const t = ru.uiFields.file
const rules = { accept: 'image/*,application/pdf,.docx', maxBytes: 4 * 1024 * 1024 }

test.each([
  ['a photo', { name: 'a.png', size: 5, type: 'image/png' }, null],
  ['a document by its extension', { name: 'A.DOCX', size: 5, type: 'application/zip' }, null],
  ['a file without a type', { name: 'a', size: 5, type: '' }, null],
  ['a file of the largest size', { name: 'a.pdf', size: rules.maxBytes, type: 'application/pdf' }, null],
  ['an empty file', { name: 'a.pdf', size: 0, type: 'application/pdf' }, t.empty],
  ['a file over the limit', { name: 'a.pdf', size: rules.maxBytes + 1, type: 'application/pdf' }, t.tooLarge(4)],
  ['a file of another type', { name: 'a.mp4', size: 5, type: 'video/mp4' }, t.wrongType],
])('file upload: the answer before sending for %s', (_name, file, fault) => expect(fileFault(file, rules, t)).toBe(fault))
