import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailings } from '../../../tests/kit/mailings.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('letter: links of a text keep their address in the plain version, once', async () => {
  const desk = await openMailings(world)
  const content = `<p>Вот <a href="https://people.test/a?b=1&amp;c=2"><strong>программа</strong> дня</a> и
    <a href="https://people.test/">https://people.test/</a>.</p>
    <p>Пишите: <a href="mailto:a@people.test">a@people.test</a>, <a href="mailto:b@people.test">Борису</a>. <a>Без адреса</a>.</p>`
  const { id } = await desk.draft({ content })
  const { text } = (await desk.ask('GET', `/owner/mailings/${id}/preview`)).body
  expect(text).toContain('Вот программа дня (https://people.test/a?b=1&c=2) и')
  expect(text).toMatch(/и\s+https:\/\/people\.test\/\./)
  expect(text).toContain('Пишите: a@people.test, Борису (b@people.test). Без адреса.')
})
