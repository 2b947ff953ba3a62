import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from './kit.ts'
import { newcomer, password, post, register } from './newcomer.ts'

const linkIn = async (page: Page, email: string) => {
  const emails = async () => (await (await page.request.get(`/api/inbox?to=${encodeURIComponent(email)}`)).json())._items
  await expect.poll(async () => (await emails()).length).toBeGreaterThan(0)
  return /https?:\/\/\S+/.exec((await emails())[0].text)?.[0] ?? ''
}

for (const javaScriptEnabled of [true, false])
  test(`activation: a link of an email never replaces the signed-in account, scripts ${javaScriptEnabled}`, async ({ browser, url }) => {
    const strangers = `stranger-${javaScriptEnabled}@journey.test`
    const attacker = await newcomer(browser, url, { phone: javaScriptEnabled ? '+79167700031' : '+79167700032' })
    await post(attacker.page, 'auth/change-email', { email: strangers, password })
    const victim = await (await browser.newContext({ baseURL: url, javaScriptEnabled })).newPage()
    const id = await register(victim, { phone: javaScriptEnabled ? '+79167700033' : '+79167700034', first_name: 'Жертва' })
    await victim.goto(await linkIn(attacker.page, strangers))
    if (javaScriptEnabled) await untilAlive(victim)
    await victim.getByRole('button', { name: 'Подтвердить почту' }).click()
    await expect(victim.getByText('открыт аккаунт: Жертва')).toBeVisible()
    await victim.getByRole('button', { name: 'Подтвердить почту без входа' }).click()
    await expect(victim.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible()
    expect((await (await victim.request.get('/api/auth/session')).json()).id).toBe(id)
    await victim.context().close()
    await attacker.page.context().close()
  })
