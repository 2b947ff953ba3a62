import type { DemoSpace } from './shapes.ts'

export const spaces: DemoSpace[] = [
  {
    key: 'tochka-moskva', name: 'Точка сбора на Басманной', place: 'basmanny-dvor', coworkingCapacity: 60,
    halls: [
      { name: 'Атриум', capacity: 150, equipment: ['проектор', 'экран', 'радиомикрофоны', 'камера для трансляций'] },
      { name: 'Антресоль', capacity: 60, equipment: ['телевизор', 'маркерная доска'] },
      { name: 'Каминная', capacity: 40, equipment: ['телевизор', 'флипчарт'] },
      { name: 'Тихая', capacity: 20, equipment: ['видеосвязь', 'маркерная доска'] },
    ],
  },
  {
    key: 'devyataya-liniya', name: 'Девятая линия', place: 'dom-na-devyatoy-linii', coworkingCapacity: 40,
    halls: [
      { name: 'Парадная', capacity: 100, equipment: ['проектор', 'экран', 'радиомикрофоны'] },
      { name: 'Чертёжная', capacity: 40, equipment: ['большие столы', 'телевизор', 'маркерная доска'] },
      { name: 'Мансарда', capacity: 20, equipment: ['телевизор', 'флипчарт'] },
    ],
  },
  {
    key: 'bulak', name: 'Булак', place: 'dom-u-bulaka', coworkingCapacity: 35,
    halls: [
      { name: 'Набережная', capacity: 100, equipment: ['проектор', 'экран', 'радиомикрофоны', 'камера для трансляций'] },
      { name: 'Озёрная', capacity: 60, equipment: ['проектор', 'маркерная доска'] },
      { name: 'Чак-чак', capacity: 20, equipment: ['телевизор', 'кофемашина'] },
    ],
  },
  {
    key: 'tsekh-4', name: 'Залы «Четвёртого цеха»', place: 'tekhnopark-chetverty-tsekh', coworkingCapacity: 80,
    halls: [
      { name: 'Пролёт', capacity: 200, equipment: ['светодиодный экран', 'сцена', 'радиомикрофоны', 'камера для трансляций'] },
      { name: 'Кран-балка', capacity: 60, equipment: ['проектор', 'экран', 'флипчарт'] },
      { name: 'Испытательная', capacity: 40, equipment: ['верстаки', 'ноутбуки', '3D-принтер'] },
      { name: 'Бытовка', capacity: 20, equipment: ['телевизор', 'кофемашина'] },
    ],
  },
  {
    key: 'pervy-etazh', name: 'Первый этаж', place: 'dom-na-lenina', coworkingCapacity: 30,
    halls: [
      { name: 'Витрина', capacity: 60, equipment: ['проектор', 'экран', 'радиомикрофоны'] },
      { name: 'Дальняя', capacity: 40, equipment: ['телевизор', 'маркерная доска'] },
      { name: 'Кухня', capacity: 20, equipment: ['общий стол', 'телевизор'] },
    ],
  },
  {
    key: 'passazh', name: 'Пассаж', place: 'passazh-na-rozhdestvenskoy', coworkingCapacity: 25,
    halls: [
      { name: 'Стеклянный зал', capacity: 100, equipment: ['проектор', 'экран', 'радиомикрофоны'] },
      { name: 'Купеческая', capacity: 40, equipment: ['телевизор', 'флипчарт'] },
    ],
  },
  {
    key: 'otkrytaya-kafedra', name: 'Открытая кафедра', place: 'srednevolzhsky-korpus', coworkingCapacity: 50,
    halls: [
      { name: 'Амфитеатр', capacity: 200, equipment: ['проектор', 'экран', 'радиомикрофоны', 'камера для трансляций', 'индукционная петля'] },
      { name: 'Аудитория 214', capacity: 60, equipment: ['проектор', 'маркерная доска'] },
      { name: 'Читальный зал', capacity: 40, equipment: ['ноутбуки', 'телевизор'] },
    ],
  },
  {
    key: 'seni', name: 'Сени', place: 'dom-na-tatarskoy', coworkingCapacity: 15,
    halls: [
      { name: 'Горница', capacity: 40, equipment: ['проектор', 'экран', 'самовар'] },
      { name: 'Светёлка', capacity: 20, equipment: ['телевизор', 'маркерная доска'] },
    ],
  },
  {
    key: 'pirs', name: 'Пирс', place: 'portovy-klub', coworkingCapacity: 30,
    halls: [
      { name: 'Палуба', capacity: 100, equipment: ['проектор', 'экран', 'радиомикрофоны', 'кабина переводчика'] },
      { name: 'Кают-компания', capacity: 40, equipment: ['телевизор', 'видеосвязь'] },
      { name: 'Рубка', capacity: 20, equipment: ['видеосвязь', 'маркерная доска'] },
    ],
  },
  {
    key: 'agidel', name: 'Агидель', place: 'dom-na-pushkina', coworkingCapacity: 20,
    halls: [
      { name: 'Большой зал', capacity: 100, equipment: ['проектор', 'экран', 'радиомикрофоны'] },
      { name: 'Медовая', capacity: 40, equipment: ['телевизор', 'флипчарт'] },
      { name: 'Курай', capacity: 20, equipment: ['видеосвязь'] },
    ],
  },
  {
    key: 'asu-almaty', name: 'Асу', place: 'asu-hub', coworkingCapacity: 90,
    halls: [
      { name: 'Көктөбе', capacity: 150, equipment: ['светодиодный экран', 'сцена', 'радиомикрофоны', 'камера для трансляций'] },
      { name: 'Медеу', capacity: 60, equipment: ['проектор', 'экран', 'маркерная доска'] },
      { name: 'Апорт', capacity: 40, equipment: ['телевизор', 'флипчарт'] },
      { name: 'Терраса', capacity: 40, equipment: ['телевизор', 'переносная колонка'] },
      { name: 'Арық', capacity: 20, equipment: ['видеосвязь', 'маркерная доска'] },
    ],
  },
  {
    key: 'esil', name: 'Есіл', place: 'dom-na-kunaeva', coworkingCapacity: 45,
    halls: [
      { name: 'Дала', capacity: 150, equipment: ['проектор', 'экран', 'радиомикрофоны', 'кабина переводчика'] },
      { name: 'Шаңырақ', capacity: 60, equipment: ['проектор', 'маркерная доска'] },
      { name: 'Қайың', capacity: 20, equipment: ['телевизор', 'видеосвязь'] },
    ],
  },
]
