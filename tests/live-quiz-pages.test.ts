import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenLiveQuiz, type LiveQuizKit } from './kit/live-quiz.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let kit: LiveQuizKit

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  kit = await givenLiveQuiz(world)
})
afterAll(() => world.close())

test('live quiz pages: a visitor goes to sign-in and comes back to the same address, also with a typed code (V045, V318)', async () => {
  for (const address of ['/fast-quiz', `/fast-quiz/${kit.code}`, `/fast-quiz?code=${kit.code}`, `/en/fast-quiz/${kit.code}`]) {
    const page = await world.page(address)
    const { pathname, searchParams } = new URL(page.address, 'http://site.test')
    expect(pathname.replace(/^\/en/, '')).toBe('/login')
    expect(searchParams.get('returnUrl')).toBe(address.replace(/^\/en/, ''))
  }
})

test('live quiz pages: the frame has neither header nor footer (V318)', async () => {
  const page = await world.page('/fast-quiz', { as: kit.player })
  expect(page.$('main[data-layout=fast-quiz] [name=code]')).toHaveLength(1)
  expect(page.$('body header, body footer, body nav')).toHaveLength(0)
  // the player's page has the title of the quiz only
  const game = await page.open(`/fast-quiz/${kit.code}`)
  expect([game.$('footer').length, game.$('nav').length, game.$('main[data-layout=fast-quiz]').length]).toEqual([0, 0, 1])
})

test('live quiz pages: both screens exist in three languages (V535)', async () => {
  await kit.control(kit.host, 'reset')
  const titles: string[] = []
  for (const prefix of ['', '/en', '/kz']) {
    const enter = await world.page(`${prefix}/fast-quiz`, { as: kit.player })
    const game = await enter.open(`${prefix}/fast-quiz/${kit.code}`)
    expect([enter.status, game.status]).toEqual([200, 200])
    titles.push(enter.texts('h1').join(), game.texts('h1').join())
  }
  expect(new Set(titles).size).toBe(6)
})

test('live quiz pages: without scripts an answer leads to the page of the same language (V535)', async () => {
  await kit.control(kit.host, 'start')
  for (const [prefix, player] of [
    ['', kit.player],
    ['/en', (await kit.crowd(1))[0]],
    ['/kz', (await kit.crowd(1))[0]],
  ] as const) {
    await kit.join(player)
    const page = await world.page(`${prefix}/fast-quiz/${kit.code}`, { as: player })
    const answered = await page.submit(`[name=value][value="${kit.first.right}"]`, {}, String(kit.first.right))
    expect([answered.address, answered.$('html').attr('lang')]).toEqual([`${prefix}/fast-quiz/${kit.code}`, page.$('html').attr('lang')])
  }
})

test('live quiz pages: the field takes lower case, a pasted address and says when a code is unknown', async () => {
  for (const typed of [kit.code.toLowerCase(), ` ${kit.code} `, `http://site.test/kz/fast-quiz/${kit.code}?a=1`]) {
    const page = await world.page('/fast-quiz', { as: kit.player })
    expect((await page.submit('[name=code]', { code: typed })).address).toBe(`/fast-quiz/${kit.code}`)
  }
  const page = await world.page('/fast-quiz', { as: kit.player })
  const unknown = await page.submit('[name=code]', { code: 'zzzzzz<b>' })
  expect(unknown.texts('[role=alert]').join()).toContain('Такой игры нет')
  expect(unknown.$('[name=code]').attr('value')).toBe('zzzzzz<b>')
  expect((await world.page('/fast-quiz/ZZZZZZ', { as: kit.player })).texts('[role=alert]')).toHaveLength(1)
})

test('live quiz pages: host and player play to the end without scripts', async () => {
  const leading = await world.page(`/organizer-cabinet/surveys/${kit.quizId}/live`, { as: kit.host })
  expect(leading.$('svg[role=img] path').attr('d')?.length).toBeGreaterThan(100)
  expect(leading.text).toContain(kit.code)
  let host = await leading.submit('[name=intent][value=reset]')
  let player = await world.page(`/fast-quiz/${kit.code}`, { as: kit.player })
  player = await player.submit('[name=intent][value=join]', { name: 'Ведущий' })
  expect(player.status).toBe(422)
  player = await player.submit('[name=intent][value=join]', { name: 'Аида' })
  expect(player.text).toContain('Аида, вы в игре')
  expect(player.$.html()).toContain('http-equiv="refresh"')
  host = await host.submit('[name=intent][value=start]')
  expect(host.text).toContain('Столица?')
  player = await player.open(`/fast-quiz/${kit.code}`)
  expect(player.$.html()).not.toContain('http-equiv="refresh"')
  expect(player.$.html()).not.toMatch(/rightBoolean|"right"/)
  player = await player.submit(`[name=value][value="${kit.first.right}"]`, {}, String(kit.first.right))
  expect(player.text).toContain('Ответ принят')
  host = await host.submit('[name=intent][value=close]')
  expect(host.texts('caption')).toEqual(['Лучшие сейчас'])
  player = await player.open(`/fast-quiz/${kit.code}`)
  expect(player.text).toContain('Верно! +1000 очков')
  host = await host.submit('[name=intent][value=next]')
  expect(host.text).toContain('Города?')
  host = await host.submit('[name=intent][value=finish]')
  player = await player.open(`/fast-quiz/${kit.code}`)
  expect(player.text).toContain('Ваше место: 1 из 1')
  expect(player.texts('tbody tr[aria-current] th')).toEqual(['Аидавы'])
})

test('live quiz pages: a second press on the same page of the host moves nothing further', async () => {
  await kit.control(kit.host, 'start')
  await kit.control(kit.host, 'close')
  const page = await world.page(`/organizer-cabinet/surveys/${kit.quizId}/live`, { as: kit.host })
  const [once, twice] = [await page.submit('[name=intent][value=next]'), await page.submit('[name=intent][value=next]')]
  expect([once.text.includes('Вопрос 2 из 3'), twice.text.includes('Вопрос 2 из 3')]).toEqual([true, true])
})

test('live quiz pages: without a host the player plays alone, and the screen of the host is for editors', async () => {
  let player = await world.page(`/fast-quiz/${kit.code}`, { as: kit.player })
  expect(player.text).toContain('Ведущий ещё не открыл игру')
  player = await player.submit('[name=intent][value=alone]')
  player = await player.submit(`[name=value][value="${kit.first.wrong}"]`, {}, String(kit.first.wrong))
  expect(player.text).toContain('На этот раз мимо')
  player = await player.submit('[name=intent][value=next]')
  expect(player.text).toContain('Вопрос 2 из 3')
  expect((await world.page(`/organizer-cabinet/surveys/${kit.quizId}/live`, { as: kit.player })).status).toBe(403)
  expect((await world.page('/organizer-cabinet/surveys/x/live', { as: kit.player })).status).toBe(404)
})

test('host: the sharing section of a fast quiz with a choice leads to the host screen, that of a survey of texts does not', async () => {
  const as = await world.given.person()
  const sharing = async (type: 'radio' | 'text') => {
    const options = type === 'radio' ? [{ title: 'Да' }, { title: 'Нет' }] : []
    const { id } = await world.given.quiz({ author: as, mode: 'fast', questions: [{ type, title: 'Начнём?', options }] })
    return { id, page: await world.page(`/organizer-cabinet/surveys/${id}?section=sharing`, { as }) }
  }
  const live = await sharing('radio')
  const link = live.page.$(`main a[href="/organizer-cabinet/surveys/${live.id}/live"]`)
  expect(link.length).toBe(1)
  expect((await world.page(String(link.attr('href')), { as })).status).toBe(200)
  const texts = await sharing('text')
  expect(texts.page.$('main a[href$="/live"]').length).toBe(0)
})
