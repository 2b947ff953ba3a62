import { wizardSections } from '../../contract/organizing/limits.ts'
import { newDocument } from '../../web/parts/wizard/new-document.ts'
import { expect } from './kit.ts'
import { refusal, reply, test } from './stubbed-site.ts'

const life = {
  ...{ status: 'draft', moderation: null, moderationComment: null, moderationReason: null },
  ...{ isChangeWaiting: false, hasUnsent: true, participantsCount: 0, laterCount: 0 },
}
const states = Object.fromEntries(wizardSections.map((section) => [section, 'empty']))

const draft = (over: object = {}) => ({
  eventId: 7,
  data: { ...newDocument({ userId: 1, typeId: 2, city: null }), name: 'Вечер игр' },
  version: 3,
  section: 'main',
  errors: {},
  states,
  updatedAt: '2026-11-23T10:42:00Z',
  linked: { users: [], organizations: [], spaces: [], cities: [], events: [], uploads: [] },
  life: { ...life, ...over },
})

test('wizard: a cancelled event is not edited; a copy is offered', async ({ page, signIn, openStubbed }) => {
  await signIn('participant')
  await openStubbed({ 'GET /events/:id/draft': reply(draft({ status: 'canceled' })) }, '/events/create?id=7')
  await expect(page.getByText('Событие отменено, и изменить его уже нельзя.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сделать копию' })).toBeVisible()
  await expect(page.getByLabel('Название', { exact: true })).toHaveCount(0)
})

test('wizard: a declined event shows the reason, and the answer goes with the publication', async ({ page, signIn, openStubbed }) => {
  await signIn('participant')
  const declined = draft({ status: 'published', moderation: 'declined', moderationComment: 'Добавьте описание.' })
  await openStubbed({ 'GET /events/:id/draft': reply(declined), 'POST /events/:id/draft/publish': reply({}) }, '/events/create?id=7')
  await expect(page.getByText('Добавьте описание.')).toBeVisible()
  await page.getByLabel('Ответ модератору').fill('Добавили')
  const sent = page.waitForRequest((request) => request.url().endsWith('/draft/publish'))
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  expect((await sent).postDataJSON()).toEqual({ answer: 'Добавили' })
})

test('wizard: after the publication the page says what happens next', async ({ page, signIn, openStubbed }) => {
  await signIn('participant')
  const waiting = draft({ status: 'published', moderation: 'wait' })
  await openStubbed({ 'GET /events/:id/draft': reply(waiting) }, '/events/create?id=7&done=sent')
  await expect(page.getByRole('heading', { name: 'Отправлено на проверку' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Создать ещё одно' })).toHaveAttribute('href', '/events/create')
})

test('wizard: after the session has ended the text stays, and the sign-in returns to it', async ({ page, signIn, openStubbed }) => {
  await signIn('participant')
  const stubs = { 'GET /events/:id/draft': reply(draft()), 'PATCH /events/:id/draft': refusal(401, 'unauthorized') }
  await openStubbed(stubs, '/events/create?id=7&section=main')
  await page.getByLabel('Название', { exact: true }).fill('Вечер танцев')
  await expect(page.locator('main header').getByRole('status')).toContainText('Вы вышли из аккаунта.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Войти' })).toHaveAttribute('href', /returnUrl=%2Fevents%2Fcreate%3Fid%3D7/)
  await page.reload()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Вечер танцев')
})
