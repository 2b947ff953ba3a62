import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'
import { register } from './newcomer.ts'

/** The form of a profile section, opened by its button. */
const editorOf = async (page: Page, section: string, intent: string): Promise<Locator> => {
  await open(page, `/profile#${section}`)
  const form = page.locator('form', { has: page.locator(`[value=${intent}]`) }).last()
  await page.locator(`#${section} details`, { has: form }).last().locator('summary').click()
  return form
}

/** Types a text and leaves the field, which closes its list. */
const typeInto = async (field: Locator, text: string) => {
  await field.fill(text)
  await field.press('Tab')
}

test('own profile: a few letters find a university, and the chosen one is saved', async ({ page }) => {
  await register(page, { phone: '+79161360001' })
  const form = await editorOf(page, 'educations', 'saveEducation')
  await form.getByRole('combobox', { name: 'Учебное заведение' }).pressSequentially('казан')
  const found = page.getByRole('option', { name: /^Казанский/ }).first()
  const university = (await found.textContent()) ?? ''
  await found.click()
  await form.locator('[name=specialty]').fill('Технолог')
  await form.locator('[name=yearStart]').fill('2010')
  await form.locator('[name=yearStart]').press('Enter')
  await expect(page.locator('#educations article h3')).toHaveText(`Технолог, ${university}`)
})

test('own profile: a new company needs its site, the error stands at that field, and a site saves it', async ({ page }) => {
  await register(page, { phone: '+79161360002' })
  const form = await editorOf(page, 'employments', 'saveEmployment')
  await typeInto(form.getByRole('combobox', { name: 'Должность' }), 'Пекарь')
  await typeInto(form.getByRole('combobox', { name: 'Компания' }), 'Лавка')
  await form.getByRole('textbox', { name: 'Начало' }).fill('01.02.2020')
  const site = form.getByLabel('Сайт компании')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(site).toBeFocused()
  await expect(site).toHaveAccessibleDescription(/Этой компании ещё нет в справочнике/)
  await expect(form.getByRole('combobox', { name: 'Компания' })).toHaveValue('Лавка')
  await site.fill('lavka.example')
  await site.press('Enter')
  await expect(page.locator('#employments article h3')).toHaveText('Пекарь, Лавка')
})

test('own profile: an unknown city is named at its field, which receives the focus', async ({ page }) => {
  await register(page, { phone: '+79161360003' })
  const form = await editorOf(page, 'about', 'savePerson')
  const city = form.getByRole('combobox', { name: 'Город' })
  await typeInto(city, 'Каззань')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(city).toBeFocused()
  await expect(city).toHaveAttribute('aria-invalid', 'true')
  await expect(city).toHaveAccessibleDescription(/Такого города мы не знаем/)
  await expect(city).toHaveValue('Каззань')
  await city.fill('Казань')
  await page
    .getByRole('option', { name: /^Казань/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('#about dl').first()).toContainText('Казань')
})
