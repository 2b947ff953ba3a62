import type { DemoOrganization } from './shapes.ts'

/** Organizations that hold no demo events. */
export const moreOrganizations: DemoOrganization[] = [
  {
    key: 'severny-myod', name: 'Артель «Северный мёд»', type: 'commercial', city: 'Уфа',
    description: 'Двадцать шесть пасек с трёх районов продают мёд под одним именем и вместе платят за лабораторию. На складе можно попробовать двенадцать сортов и забрать банку без наценки.',
    url: 'https://severny-myod.example',
  },
  {
    key: 'dva-veretena', name: 'Мануфактура «Два веретена»', type: 'commercial', city: 'Нижний Новгород',
    description: 'Прядёт шерсть местных овец и вяжет из неё пледы. По средам учит работать на ручном станке: приходят школьники, пенсионеры и технологи с других фабрик.',
    url: 'https://dva-veretena.example',
  },
  {
    key: 'gorod-peshkom', name: 'Бюро прогулок «Город пешком»', type: 'individual', city: 'Калининград',
    description: 'Водит по дворам, крышам и фортам небольшие группы. Маршруты придумывают жители, им идёт доля с каждой прогулки.',
  },
  {
    key: 'tochka-rosta-tomsk', name: 'Школа инженерных проектов «Контур»', type: 'university', city: 'Томск',
    description: 'Студенты и заводы вместе доводят чертёж до опытного образца. За год через мастерскую проходит около сорока проектов, восемь из них становятся заказами.',
    url: 'https://kontur-tomsk.example',
  },
  {
    key: 'radio-lug', name: 'Радио «Луг»', type: 'media', city: 'Самара',
    description: 'Разговоры с фермерами, поварами и хозяевами маленьких гостиниц. В эфире с шести утра, потому что слушатели встают рано. Архив выпусков открыт всем.',
    url: 'https://radio-lug.example',
  },
  {
    key: 'dom-remesel', name: 'Дом ремёсел «Липовая улица»', type: 'state', city: 'Казань',
    description: 'Двадцать мастерских под одной крышей: гончары, резчики, ювелиры. Аренда первые полгода бесплатна для тех, кто учит детей раз в неделю.',
    url: 'https://lipovaya-ulitsa.example',
  },
  {
    key: 'chistaya-reka', name: 'Движение «Чистая река»', type: 'ngo', city: 'Иркутск',
    description: 'Волонтёры и предприниматели убирают берега Ангары и договариваются с заводами об очистке стоков. За шесть лет вывезли девятьсот тонн мусора.',
    url: 'https://chistaya-reka.example',
  },
  {
    key: 'pervaya-smena', name: 'Агентство «Первая смена»', type: 'commercial', city: 'Екатеринбург',
    description: 'Находит подросткам с четырнадцати лет честную летнюю работу и следит, чтобы договор и часы были по закону. Работодатели проходят проверку каждую весну.',
    url: 'https://pervaya-smena.example',
  },
  {
    key: 'more-dannyh', name: 'Лаборатория «Море данных»', type: 'commercial', city: 'Владивосток',
    description: 'Считает течения, лёд и рыбу для портов и промысла. Часть данных отдаёт бесплатно школам и спасателям.',
    url: 'https://more-dannyh.example',
  },
  {
    key: 'kuban-syr', name: 'Кооператив «Сырная балка»', type: 'commercial', city: 'Краснодар',
    description: 'Пять семейных сыроварен с общей камерой созревания и одним водителем. По субботам показывают, как из козьего молока получается твёрдый сыр.',
    url: 'https://syrnaya-balka.example',
  },
  {
    key: 'altyn-dan', name: '«Алтын дән» шаруашылықтар одағы', type: 'ngo', city: 'Астана',
    description: 'Ақмола облысындағы отыз тоғыз шаруа қожалығын біріктіреді. Тұқым мен техниканы бірлесіп сатып аламыз, жас агрономдарды үйретеміз. Кеңес беру тегін.',
    url: 'https://altyn-dan.example',
  },
  {
    key: 'kok-tobe-sheber', name: '«Шебер қол» қолөнер орталығы', type: 'state', city: 'Алматы',
    description: 'Киіз басу, зергерлік пен ою-өрнек шеберханалары. Шеберлер бұйымын осында сатады, ал жаңадан бастағандар үш ай бойы құралды тегін пайдаланады.',
    url: 'https://sheber-qol.example',
  },
  {
    key: 'silk-road-labs', name: 'Silk Road Labs', type: 'commercial', city: 'Алматы',
    description: 'We build payment and logistics software for traders between Kazakhstan, China and Turkey. The team of thirty works in English, Kazakh and Russian and opens its office to students every Friday.',
    url: 'https://silkroad-labs.example',
  },
  {
    key: 'harbour-mentors', name: 'Harbour Mentors Network', type: 'ngo', city: 'Санкт-Петербург',
    description: 'Founders who have sold or closed a company help those who start one. A mentor takes two teams a year and never asks for a share.',
    url: 'https://harbour-mentors.example',
  },
]
