import { expect, test } from 'vitest'
import { createWorld } from './kit/world.ts'

test('combobox: without scripts, native controls with the chosen options post ids and typed text', async () => {
  const world = await createWorld({ env: { KIT: '1' } })
  const page = await world.page('/en/kit')
  expect(page.status).toBe(200)
  expect(page.texts('select[name=skill] option')).toEqual(['—', 'Carpentry', 'Plumbing', 'Painting', 'Welding', 'Gardening'])
  expect(page.$('select[name=skills]').attr('multiple')).toBeDefined()
  expect(page.texts('select[name=skills] option[selected]')).toEqual(['Plumbing'])
  expect(page.$('input[name=citiesText]').attr('list')).toBe(page.$('[data-kit=combobox] datalist').last().attr('id'))
  expect(page.$('[data-kit=combobox] datalist').last().find('option').length).toBe(3)
  const sent = await page.submit('select[name=skill]', { skill: '3', skills: '4', newSkills: 'Sewing', cityText: 'Omsk' })
  expect(sent.texts('[data-sent]')).toEqual(['citiesText=&cityText=Omsk&newSkills=Sewing&skill=3&skills=4'])
  await world.close()
})

test('side panel: without scripts its address is a page with a link to the list', async () => {
  const world = await createWorld({ env: { KIT: '1' } })
  const page = await world.page('/en/kit?tool=Ladder')
  expect(page.texts('dialog.side-panel h2')).toEqual(['Ladder'])
  expect(page.$('dialog.side-panel').attr('open')).toBeDefined()
  expect(page.$('dialog.side-panel a[aria-label=Close]').attr('href')).toBe('/en/kit')
  await world.close()
})
