import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { draftFields, type EventDocument } from '../../../contract/organizing/fields.ts'
import { sectionFields, type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import { ru } from '../../../messages/ru.ts'
import { WordsProvider } from '../../kernel/words.tsx'
import { newDocument, noLinked } from './new-document.ts'
import type { SectionModule } from './section.ts'
import { sections } from './sections.ts'

const file = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

const users = [1, 2, 3, 4].map((id) => ({ id, name: `Имя ${id}`, photo: null }))
const linked = { ...noLinked, users, organizations: [{ id: 8, name: 'Фонд' }], events: [{ id: 70, name: 'Форум' }] }

/** Every field of the later sections has a value that is not its default. */
const full: EventDocument = {
  ...newDocument({ userId: 1, typeId: 2, city: null }),
  name: 'Вечер',
  info: '<p>Разговор</p>',
  participation_format: 'team',
  dateStart: '2027-03-01T09:00:00.000Z',
  quizId: 12,
  teamSizeMin: 3,
  teamSizeMax: 7,
  certificate: true,
  certificateText: 'За участие\nв вечере',
  certificateBg: file(1),
  certificateDisplayQr: true,
  needFeedback: true,
  needStartNotification: false,
  apIdentifier: '12-3456-789012',
  organizers: [
    { type: 'organization', id: 8 },
    { type: 'user', id: 2 },
  ],
  contacts: [{ name: 'Анна', phone: '+79990000000', email: 'a@example.com', telegram: 'anna' }],
  owners: [1, 3],
  hosts: [
    { userId: null, name: 'Олег' },
    { userId: 2, name: 'Имя 2' },
  ],
  speakers: [{ userId: 4, name: 'Ирина', position: 'врач' }],
  experts: [{ id: 3 }],
  partners: [
    { name: 'Банк', url: 'https://bank.example', logo: file(2), organizationId: 8 },
    { name: 'Кафе', url: null, logo: null, organizationId: null },
  ],
  schedules: [
    {
      name: 'Открытие',
      speaker: 'Олег',
      description: 'Слово\n\nи чай',
      hall: 'Малый',
      dateStart: '2027-03-01T09:00:30.000Z',
      dateEnd: '2027-03-01T10:00:00.000Z',
    },
    { name: '', speaker: null, description: null, hall: null, dateStart: '2027-03-01T10:00:00.000Z', dateEnd: null },
  ],
  requirements: {
    screen: true,
    catering: true,
    parking: true,
    microphones: 2,
    tables: 10,
    chairs: 40,
    broadcast: true,
    comment: 'Тихий зал\nна 40 мест',
  },
  surveyQuizId: 13,
  personalisation: { cover: file(3), color: 12, contactInfo: 'Вход со двора', letterText: 'Возьмите паспорт' },
  documents: [file(4), file(5)],
  materials: [file(6)],
  promotion: { proposeToMain: true, requestCityDigest: true, requestInfoMailing: true, addToContest: true },
  masterEventId: 70,
}

const moduleOf = async (section: WizardSection): Promise<SectionModule> => {
  const module = await sections[section]?.()
  if (!module) throw new Error(`the wizard has no section ${section}`)
  return module
}

const pageOf = ({ Section }: SectionModule, document: EventDocument) =>
  load(
    `<form>${renderToStaticMarkup(
      <MemoryRouter>
        <WordsProvider locale="ru" t={ru}>
          <Section
            opened={document}
            draft={document}
            eventId={7}
            linked={linked}
            reference={{ types: [{ id: 2, name: 'Встреча' }], themes: [], spaces: [], zones: [], quizzes: [] }}
            field={(path, label) => ({ id: `field-${path}`, name: path, label, errors: undefined })}
            errorsOf={() => undefined}
            changed={() => undefined}
            remember={() => undefined}
          />
        </WordsProvider>
      </MemoryRouter>,
    )}</form>`,
  )

/** The form as a browser without scripts posts it, with line breaks as CRLF. */
const posted = (module: SectionModule, document: EventDocument): FormData => {
  const form = new FormData()
  for (const { name, value } of pageOf(module, document)('form').serializeArray()) form.append(name, value)
  return form
}

const expected = (section: WizardSection, document: EventDocument) =>
  Object.fromEntries(sectionFields[section].map((field) => [field, document[field]]))

/** Not shown by any field; a section that is submitted leaves it as it is. */
const hidden = ['organizationId']

test('sections: the wizard has all 16, in their order (V097)', () => {
  expect(wizardSections.filter((section) => sections[section])).toEqual([...wizardSections])
})

for (const section of wizardSections.slice(wizardSections.indexOf('questions'))) {
  test(`${section}: a submitted section changes nothing that the user did not change`, async () => {
    const module = await moduleOf(section)
    for (const document of [full, newDocument({ userId: 1, typeId: 2, city: null })]) {
      const { ...values } = expected(section, document)
      for (const field of hidden) delete values[field]
      expect(module.read(posted(module, document), document)).toEqual(values)
    }
  })

  test(`${section}: what is read is what a draft may hold`, async () => {
    const module = await moduleOf(section)
    const values = module.read(posted(module, full), full)
    expect(draftFields.partial().parse(values)).toEqual(values)
  })
}

const read = async (section: WizardSection, fields: Record<string, string>, document = full) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return (await moduleOf(section)).read(form, document)
}

test('questions: sizes of teams stay when the event is of people, and no chosen survey is none', async () => {
  expect(await read('questions', { quizId: '' })).toEqual({ quizId: null, teamSizeMin: 3, teamSizeMax: 7 })
  expect(await read('questions', { quizId: '5' })).toMatchObject({ quizId: 5 })
})

test('equipment: emptied counts are none', async () => {
  expect(await read('equipment', { 'requirements.chairs': ' 1 200 ', 'requirements.tables': '' })).toEqual({
    requirements: { screen: false, catering: false, parking: false, microphones: 0, tables: 0, chairs: 1200, broadcast: false, comment: null },
  })
})

test('schedule: the proposed start of an untouched new item makes no item, a typed one does', async () => {
  const start = '2027-03-01T10:00:00.000Z'
  const item = { 'schedules.3.name': '', 'schedules.3.isNew': '1', 'schedules.3.dateStartBefore': start, 'schedules.3.dateStart': start }
  expect(await read('schedule', item)).toEqual({ schedules: [] })
  const later = { ...item, 'schedules.3.dateStart': '2027-03-01T11:00:00.000Z' }
  expect(await read('schedule', later)).toMatchObject({ schedules: [{ name: '', dateStart: '2027-03-01T11:00:00.000Z' }] })
})

test('schedule: a text that is no date leaves the date, and a removed one removes it', async () => {
  const [saved] = full.schedules
  const dates = { 'schedules.0.dateStartBefore': saved?.dateStart ?? '', 'schedules.0.dateEndBefore': saved?.dateEnd ?? '' }
  const typed = { ...dates, 'schedules.0.name': 'Открытие', 'schedules.0.dateStart': 'завтра', 'schedules.0.dateEnd': '' }
  expect(await read('schedule', typed)).toMatchObject({ schedules: [{ dateStart: saved?.dateStart, dateEnd: null }] })
})

test('schedule: rows are in the order of the page', async () => {
  const rows = { 'schedules.4.name': 'Первый', 'schedules.0.name': 'Второй' }
  expect(await read('schedule', rows)).toMatchObject({ schedules: [{ name: 'Первый' }, { name: 'Второй' }] })
})

test('contacts: new organizers follow those who stay', async () => {
  const form = { owners: '1', organizers: '4', organizationsOf: '8' }
  expect(await read('contacts', form)).toMatchObject({
    organizers: [
      { type: 'organization', id: 8 },
      { type: 'user', id: 4 },
    ],
  })
})

test('personalisation: the colour of the theme is no colour of its own', async () => {
  expect(await read('personalisation', { 'personalisation.color': '' })).toMatchObject({ personalisation: { color: null } })
  expect(await read('personalisation', { 'personalisation.color': '3' })).toMatchObject({ personalisation: { color: 3 } })
})
