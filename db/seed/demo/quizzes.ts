import type { QuestionType, QuizMode } from '../../../contract/quizzes/limits.ts'

export type DemoQuestion = {
  type: QuestionType
  title: string
  description?: string
  isRequired?: boolean
  options?: string[]
  /** The places of the right options, from 0. */
  right?: number[]
  rightBoolean?: boolean
  min?: number
  max?: number
  seconds?: number
  /** Texts of respondents. */
  texts?: string[]
}

export type DemoQuiz = {
  title: string
  /** Keys of the events that ask it, and when; its author is the owner of the first one, without events the demo organizer. */
  asks?: { events: string[]; as: 'registration' | 'survey' }
  mode: QuizMode
  isPublic?: true
  isDraft?: true
  showsResults?: true
  allowMultiple?: true
  slug?: string
  /** Visitors who answered it. */
  guests?: number
  questions: DemoQuestion[]
}

const yesNoMaybe = ['Да', 'Скорее да', 'Скорее нет', 'Нет']

export const demoQuizzes: DemoQuiz[] = [
  {
    title: 'Как прошла встреча?', mode: 'fast', asks: { events: ['network-rent-stories', 'startups-cofounders'], as: 'survey' }, allowMultiple: true,
    questions: [
      { type: 'scale', title: 'Насколько встреча была полезна вам?', description: '1 — совсем не полезна, 10 — очень полезна', isRequired: true, min: 1, max: 10 },
      { type: 'radio', title: 'Придёте ещё раз?', isRequired: true, options: yesNoMaybe },
      { type: 'checkbox', title: 'Что понравилось больше всего?', options: ['Истории выступавших', 'Ответы на вопросы', 'Знакомства', 'Место и чай', 'Материалы с собой'] },
      {
        type: 'text', title: 'Что изменить к следующему разу?',
        texts: [
          'Начать на полчаса позже: после работы я успел только ко второй истории.',
          'Всё хорошо. Хочется больше времени на знакомства.',
          'Микрофон в задних рядах было плохо слышно.',
          'Покажите цифры на слайде, на слух они теряются.',
          'Поставьте, пожалуйста, стулья в круг.',
        ],
      },
      { type: 'afterword', title: 'Спасибо! Мы прочитаем каждый ответ.' },
    ],
  },
  {
    title: 'Полчаса с наставником: расскажите о деле', mode: 'fast', asks: { events: ['startups-half-hour-mentor'], as: 'registration' },
    questions: [
      { type: 'splitter', title: 'Наставник прочитает ответы перед встречей' },
      { type: 'textShort', title: 'Чем вы занимаетесь?', isRequired: true, texts: ['Пекарня во дворе', 'Ремонт мебели', 'Школа вязания', 'Доставка сырников', 'Прокат инструмента', 'Двор с чайной'] },
      { type: 'dropdown', title: 'Сколько вашему делу?', isRequired: true, options: ['Пока только мысль', 'До года', 'От года до трёх', 'Больше трёх лет'] },
      {
        type: 'text', title: 'С каким вопросом вы придёте?', isRequired: true,
        texts: [
          'Нанимать ли первого помощника или ещё тянуть одной.',
          'Как поднять цену и не растерять соседей.',
          'Куда деваются деньги, если заказов больше, чем летом.',
          'Стоит ли брать помещение на первой линии.',
        ],
      },
      { type: 'responsePriority', title: 'Расставьте по важности', options: ['Деньги', 'Люди', 'Продажи', 'Помещение'] },
    ],
  },
  {
    title: 'Десять минут на соседа: анкета для табличек', mode: 'fast', asks: { events: ['desyat-minut-na-soseda'], as: 'registration' },
    questions: [
      { type: 'textShort', title: 'Что написать на вашей табличке?', isRequired: true, texts: ['Мастерская обуви', 'Булочная', 'Ателье', 'Книги и кофе', 'Ключи и замки', 'Цветы', 'Аптека на углу'] },
      { type: 'radioFields', title: 'С какой просьбой вы идёте?', isRequired: true, options: ['Ищу покупателя', 'Ищу поставщика', 'Ищу помещение', 'Ищу людей'], texts: ['до осени', 'рядом с домом', 'на полдня', 'хотя бы одного'] },
      { type: 'boolean', title: 'Останетесь на чай после встречи?' },
    ],
  },
  {
    title: 'Викторина приказчика', mode: 'quiz', showsResults: true, asks: { events: ['trade-clerk-quiz'], as: 'registration' },
    questions: [
      { type: 'radio', title: 'Сколько золотников было в русском фунте?', isRequired: true, options: ['24', '48', '96', '100'], right: [2] },
      { type: 'checkbox', title: 'Что из этого взвешивали безменом?', isRequired: true, options: ['Мясо', 'Сено', 'Ткань', 'Муку'], right: [0, 3] },
      { type: 'boolean', title: 'Аршин длиннее метра?', isRequired: true, rightBoolean: false },
      { type: 'dropdown', title: 'Что продавали под вывеской с кренделем?', isRequired: true, options: ['Хлеб', 'Чай', 'Обувь', 'Лекарства'], right: [0] },
    ],
  },
  {
    title: 'Железо, код и коробка: отборочные вопросы', mode: 'quiz', showsResults: true, asks: { events: ['technology-black-box-quiz'], as: 'registration' },
    questions: [
      { type: 'radio', title: 'Сколько бит в байте?', isRequired: true, options: ['4', '8', '10', '16'], right: [1] },
      { type: 'radio', title: 'Что измеряют в омах?', isRequired: true, options: ['Силу тока', 'Напряжение', 'Сопротивление', 'Мощность'], right: [2] },
      { type: 'checkbox', title: 'Какие из этих языков старше 1990 года?', isRequired: true, options: ['Фортран', 'Паскаль', 'Джава', 'Си'], right: [0, 1, 3] },
      { type: 'boolean', title: 'Светодиоду всё равно, каким концом его припаять?', isRequired: true, rightBoolean: false },
      { type: 'scale', title: 'Насколько вы уверены в своих ответах?', min: 1, max: 5 },
    ],
  },
  {
    title: 'Четыре города: разминка перед викториной', mode: 'quiz', showsResults: true, asks: { events: ['network-four-cities-quiz'], as: 'registration' },
    questions: [
      { type: 'radio', title: 'Какой из городов стоит на Томи?', isRequired: true, options: ['Самара', 'Петербург', 'Уфа', 'Томск'], right: [3] },
      { type: 'responsePriority', title: 'Начните с самого восточного города', isRequired: true, options: ['Томск', 'Уфа', 'Самара', 'Петербург'], right: [0] },
      { type: 'boolean', title: 'В Самаре и Уфе одно и то же время?', isRequired: true, rightBoolean: false },
    ],
  },
  {
    title: 'Мастера и подмастерья: кого и к кому', mode: 'fast', asks: { events: ['mastera-i-podmasterya'], as: 'registration' },
    questions: [
      { type: 'radio', title: 'Вы ищете ученика или наставника?', isRequired: true, options: ['Ученика', 'Наставника', 'Пока смотрю'] },
      { type: 'textShort', title: 'Какое у вас ремесло?', isRequired: true, texts: ['Столярное', 'Стекло', 'Кожа', 'Керамика', 'Роспись', 'Ковка'] },
      { type: 'number', title: 'Сколько лет вы в нём?', min: 0, max: 80, texts: ['1', '2', '5', '8', '12', '20'] },
    ],
  },
  {
    title: 'Первая поставка: что вы производите', mode: 'fast', asks: { events: ['pervaya-postavka'], as: 'registration' },
    questions: [
      { type: 'textShort', title: 'Ваш продукт', isRequired: true, texts: ['Сырники', 'Квашеная капуста', 'Пастила', 'Хлеб на закваске', 'Варенье из шишек', 'Чипсы из яблок'] },
      { type: 'number', title: 'Сколько порций в неделю?', isRequired: true, min: 0, max: 100000, texts: ['40', '60', '120', '200', '350'] },
      { type: 'checkbox', title: 'Что уже готово?', options: ['Технологическая карта', 'Этикетка', 'Декларация', 'Упаковка'] },
      { type: 'url', title: 'Страница с вашими товарами', texts: ['https://kitchen.example/catalogue', 'https://jam.example/shop'] },
    ],
  },
  {
    title: 'Когда вам удобно встречаться?', mode: 'fast', isPublic: true, slug: 'vremya-vstrech', guests: 41,
    questions: [
      { type: 'checkbox', title: 'В какие дни вы свободны?', isRequired: true, options: ['По будням утром', 'По будням вечером', 'В субботу', 'В воскресенье'] },
      { type: 'radio', title: 'Сколько времени вам удобно уделить встрече?', isRequired: true, options: ['До часа', 'Полтора-два часа', 'Полдня'] },
      { type: 'region', title: 'Ваш регион' },
      { type: 'textShort', title: 'О чём поговорить в следующий раз?', texts: ['Налоги самозанятых', 'Как нанять первого человека', 'Витрины', 'Аренда', 'Экспорт'] },
    ],
  },
  {
    title: 'Разминка перед встречей: цена, себестоимость, прибыль', mode: 'fast',
    questions: [
      { type: 'radio', title: 'Что не входит в себестоимость булочки?', options: ['Мука', 'Работа пекаря', 'Ваша прибыль', 'Упаковка'], right: [2], seconds: 20 },
      { type: 'boolean', title: 'Наценка в 100 % значит, что вся выручка — прибыль?', rightBoolean: false, seconds: 15 },
      { type: 'checkbox', title: 'Какие расходы не зависят от числа покупателей?', options: ['Аренда', 'Упаковка', 'Страховка', 'Сырьё'], right: [0, 2], seconds: 30 },
      { type: 'radio', title: 'Купили за 80, продали за 100. Какова наценка?', options: ['20 %', '25 %', '80 %'], right: [1], seconds: 30 },
      { type: 'dropdown', title: 'Когда магазин работает в ноль?', options: ['Выручка равна расходам', 'Кончился товар', 'Цены равны закупочным'], right: [0], seconds: 20 },
    ],
  },
  {
    title: 'Көршілес шеберлер: сауалнама', mode: 'fast', isPublic: true, slug: 'korshiles-sheberler', guests: 18,
    questions: [
      { type: 'radio', title: 'Кездесу қай тілде өткені ыңғайлы?', isRequired: true, options: ['Қазақша', 'Орысша', 'Екі тілде'] },
      { type: 'textShort', title: 'Не шығарасыз?', texts: ['Киіз бұйымдар', 'Наубайхана', 'Зергерлік бұйымдар', 'Ағаш ойыншықтар'] },
      { type: 'scale', title: 'Бірге көрмеге шығу сізге қаншалықты керек?', min: 1, max: 5 },
    ],
  },
  {
    title: 'Questions for guests from abroad', mode: 'fast', isDraft: true,
    questions: [
      { type: 'textShort', title: 'Where do you come from?', isRequired: true },
      { type: 'radio', title: 'Do you need an interpreter?', options: ['Yes', 'No', 'Only for the talks'] },
    ],
  },
]
