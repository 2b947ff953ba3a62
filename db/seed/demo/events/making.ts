import type { DemoEvent } from '../shapes.ts'

/** Design, creative industries, fashion, culture, media, games. */
export const making: DemoEvent[] = [
  {
    key: 'vecher-chernovikov', name: 'Вечер черновиков в студии «Линия»', type: 'meetup', themes: ['design', 'creative'],
    day: 2, at: '19:00', minutes: 120, city: 'Санкт-Петербург', where: { space: 'devyataya-liniya', halls: ['Чертёжная'] },
    going: 28, weight: 30,
    info: `Раз в месяц студия снимает со стен готовое и развешивает то, что не пошло: девять вариантов вывески аптеки, упаковку гречки, от которой отказался заказчик, экран записи к врачу, где три человека из пяти нажали не туда.

Вера Одинцова и Глеб Саблин рассказывают, на каком листе всё сломалось и кто это заметил. Потом вешаем чужое: принесите свой черновик на бумаге, любой степени стыдности, и получите пятнадцать минут внимания от людей, которые в этом понимают.

Приходят дизайнеры, владельцы лавок, студенты и соседи с третьего этажа. Звоните в домофон «3», лифта нет, зато на втором пролёте окно во двор и можно отдышаться.`,
    programme: [
      { at: '19:00', minutes: 35, name: 'Девять вывесок одной аптеки', speaker: 'vera-odintsova' },
      { at: '19:35', minutes: 25, name: 'Куда нажали три человека из пяти', speaker: 'gleb-sablin' },
      { at: '20:00', minutes: 60, name: 'Черновики гостей: по пятнадцать минут у четырёх столов' },
    ],
    speakers: ['vera-odintsova', 'gleb-sablin'], organizers: ['line-studio'],
  },
  {
    key: 'voylochnye-tapochki', name: 'Войлок руками: домашние туфли за одно утро', type: 'workshop', themes: ['fashion', 'creative'],
    day: 7, at: '10:00', minutes: 240, city: 'Астана', where: { venue: 'Войлочная мастерская', address: 'улица Кенесары, 52, вход со двора' },
    limit: 8, going: 8, registration: { closesHoursBefore: 24 }, tag: 'ремесло',
    info: `Комок овечьей шерсти, тёплая вода, мыло и примерно шесть тысяч движений ладонью. К обеду из этого получается пара домашних туфель, которая держит форму лет пять. Өміржан Тілеуов показывает, как раскладывать слои, чтобы подошва не протёрлась, и почему торопиться здесь бесполезно.

В мастерской восемь столов, поэтому группа такая. Опыта не нужно, сил в руках тоже: работает терпение. Пока войлок садится, хозяин расскажет, где покупает шерсть, сколько зарабатывает на паре и отчего бросил делать сувениры.

Наденьте то, что не боится воды, снимите кольца. Размер ноги напишите при записи, колодки приготовим.`,
    programme: [
      { at: '10:00', minutes: 30, name: 'Шерсть на ощупь: пять пород', speaker: 'omirzhan-tileuov' },
      { at: '10:30', minutes: 75, name: 'Раскладываем слои', speaker: 'omirzhan-tileuov' },
      { at: '11:45', minutes: 75, name: 'Валяем' },
      { at: '13:00', minutes: 30, name: 'Чай и разговор о деньгах', speaker: 'omirzhan-tileuov' },
      { at: '13:30', minutes: 30, name: 'Сажаем на колодку' },
    ],
    speakers: ['omirzhan-tileuov'], organizers: ['birlesken-is'],
  },
  {
    key: 'felt-silk-and-tin', name: 'Felt, silk and tin: a morning walk through Almaty workshops', type: 'tour', themes: ['creative', 'tourism', 'fashion'],
    day: 42, at: '10:30', minutes: 210, city: 'Алматы', where: { place: 'asu-hub' },
    access: 'approval-required', limit: 18, going: 13, registration: { closesHoursBefore: 24 },
    info: `Four workshops within twenty minutes of each other, and most people who live here have never been inside. We visit a felt cutter, a silk dyer, a tinsmith who makes lamps from tea boxes, and a shoemaker who repairs more than he sells.

Dilnaz Rozieva films small makers for a living and knows which door to knock on. She leads the walk in English and translates from Kazakh and Russian, including the jokes. It is meant for buyers, designers, founders visiting the city and anyone who likes to see how a thing is made before paying for it.

Wear flat shoes: two yards are cobbled and one staircase is steep. Bring some cash, makers rarely take cards, and an empty bag.`,
    programme: [
      { at: '10:30', minutes: 20, name: 'Tea on the terrace of the Asu hub', speaker: 'galym-ospanov' },
      { at: '10:50', minutes: 40, name: 'The felt cutter', speaker: 'dilnaz-rozieva' },
      { at: '11:40', minutes: 40, name: 'The silk dyer and her eleven pots', speaker: 'dilnaz-rozieva' },
      { at: '12:30', minutes: 40, name: 'Lamps from tea boxes', speaker: 'dilnaz-rozieva' },
      { at: '13:15', minutes: 45, name: 'The shoemaker, then lunch nearby for those who stay' },
    ],
    speakers: ['dilnaz-rozieva', 'galym-ospanov'], organizers: ['asu'],
  },
  {
    key: 'snyat-svoyo-delo', name: 'Снять своё дело на телефон: минута, за которую не стыдно', type: 'workshop', themes: ['media', 'creative', 'marketing'],
    day: -21, at: '12:00', minutes: 240, city: 'Алматы', where: { place: 'dom-na-panfilova' },
    going: 30, certificate: true,
    info: `Дильназ Розиева снимает пекарей, сапожников и швейные цеха и уверяет, что хорошему ролику нужны окно, штатив из двух книг и человек, который занят работой. На занятии каждый снимет одну минуту о своём деле и уйдёт с готовым файлом.

Сначала смотрим пять роликов без звука и угадываем, что продают. Потом учимся просить о повторе, снимать руки, писать звук в шумной комнате и вырезать всё лишнее прямо в телефоне.

Для владельцев мастерских, кафе и лавок, которым некогда и неловко. Возьмите заряженный телефон, три гигабайта свободного места и предмет, с которым работаете каждый день. Рояль на сцене не трогаем, он настроен.`,
    programme: [
      { at: '12:00', minutes: 40, name: 'Пять роликов без звука', speaker: 'dilnaz-rozieva' },
      { at: '12:40', minutes: 60, name: 'Окно, руки, тишина: снимаем по заданию', speaker: 'dilnaz-rozieva' },
      { at: '14:00', minutes: 80, name: 'Своя минута: съёмка и монтаж' },
      { at: '15:20', minutes: 40, name: 'Показ на большом экране', speaker: 'asel-zhumabekova' },
    ],
    speakers: ['dilnaz-rozieva', 'asel-zhumabekova'], organizers: ['naryk-kuni'], partners: ['asu'],
  },
  {
    key: 'zakrytyy-progon', name: 'Закрытый прогон: испытываем настольные игры до печати', type: 'meetup', themes: ['games', 'creative'],
    day: 30, at: '18:00', minutes: 210, city: 'Санкт-Петербург', where: { place: 'petrogradsky-zal' },
    access: 'close', going: 16,
    info: `Игру нельзя проверить на друзьях: они вас жалеют. Фёдор Лыткин собирает авторов, которые дошли до распечатанных карточек и кубиков из соседней игры, и сажает их за чужие столы. За вечер каждая коробка получает три партии с людьми, которые видят её впервые.

Вход по приглашению: авторы показывают неизданное, поэтому мы просим не снимать и не пересказывать. Приглашение пришлём тем, кто напишет организатору о своей игре или захочет быть испытателем.

Автору нужны прототип, правила на одном листе и умение молчать, пока другие ошибаются. Испытателю хватит честности. В конце Фёдор расскажет, сколько стоит маленький тираж и где теряются деньги.`,
    programme: [
      { at: '18:00', minutes: 15, name: 'Правила вечера: автор молчит', speaker: 'fyodor-lytkin' },
      { at: '18:15', minutes: 55, name: 'Первая партия' },
      { at: '19:15', minutes: 55, name: 'Вторая партия' },
      { at: '20:15', minutes: 45, name: 'Третья партия' },
      { at: '21:00', minutes: 30, name: 'Тираж в триста коробок: смета по строчкам', speaker: 'fyodor-lytkin' },
    ],
    speakers: ['fyodor-lytkin'], organizers: ['line-studio'],
  },
  {
    key: 'igra-pro-svoyo-delo', name: 'Игра про своё дело: тридцать часов в лаборатории игр', type: 'hackathon', themes: ['games', 'youth', 'creative'],
    day: 62, at: '11:00', minutes: 1800, city: 'Томск', where: { place: 'tomsk-korpus' },
    participation: { team: { min: 2, max: 5 } }, isContest: true, limit: 40, going: 18, certificate: true,
    info: `Пекарня, где тесто перестояло. Прачечная, куда привезли триста халатов. Склад, на котором пропала одна коробка. Команда вытягивает билет с чужой работой и за тридцать часов делает про неё игру, на экране или на столе, чтобы играть было интересно и тем, кто этой работой живёт.

Хозяева настоящих мастерских приезжают в первый вечер и отвечают на любые вопросы, а на второй день садятся играть. Их слово весит столько же, сколько слово жюри.

Соберите от двух до пяти человек: пригодятся тот, кто пишет код, тот, кто рисует, и тот, кто умеет объяснить правила бабушке. Спальник и ноутбук свои, ужин, завтрак и бумага наши.`,
    programme: [
      { at: '11:00', minutes: 60, name: 'Билеты и команды', speaker: 'sakhayana-borisova' },
      { at: '12:00', minutes: 60, name: 'Из чего сделан интерес', speaker: 'fyodor-lytkin' },
      { at: '18:00', minutes: 90, name: 'Хозяева отвечают: вечер с пекарем, прачкой и кладовщиком', speaker: 'larisa-ganina' },
      { at: '20:00', minutes: 180, name: 'Работа, ужин, первые пробы' },
      { day: 1, at: '10:00', minutes: 180, name: 'Доводим и режем лишнее', speaker: 'fyodor-lytkin' },
      { day: 1, at: '14:00', minutes: 120, name: 'Все играют во всё' },
      { day: 1, at: '16:00', minutes: 60, name: 'Слово хозяев и слово жюри', speaker: 'viktor-nesterenko' },
    ],
    speakers: ['fyodor-lytkin', 'sakhayana-borisova', 'larisa-ganina', 'viktor-nesterenko'], organizers: ['tomsk-prikladnoy'], partners: ['chishma-soft'],
    documents: [{ name: 'Правила соревнования', text: 'В команде от двух до пяти человек. Тем, кому нет восемнадцати, нужно согласие родителей, бланк дают у входа; ночевать в корпусе можно только совершеннолетним.\n\nИгру начинают с чистого листа после жребия. Шрифты, звуки и готовые движки брать разрешается, если вы назовёте их в титрах. Картинки и тексты делайте сами.\n\nК показу нужны: работающая игра, правила не длиннее страницы и одна фраза о том, чему она учит. Настольную игру приносят в двух экземплярах.\n\nСудят по четырём вопросам. Понятно ли за две минуты? Хочется ли сыграть ещё раз? Узнаёт ли хозяин своё дело? Есть ли находка? За каждый даётся от нуля до пяти.\n\nНочью в корпусе тихо с полуночи до семи. Паяльники и кофеварки выключает дежурный. Все права остаются у команды.' }],
  },
  {
    key: 'kak-pisat-o-zakrytom-kafe', name: 'Как писать о закрывшемся кафе: редакция «Кассы и склада» для пишущих', type: 'lecture', themes: ['media', 'retail'],
    day: -31, at: '19:00', minutes: 110, city: 'Москва', where: { place: 'krasilny-korpus' },
    access: 'close', going: 20,
    info: `Самый читаемый раздел журнала — о тех, кто закрылся. Лев Бронников и Зарема Алиева разложат один такой материал на части: как уговорили хозяина говорить, где нашли настоящие цифры, что вычеркнули по его просьбе, а что оставили.

Встреча для редакторов небольших изданий, авторов рассылок и пресс-секретарей, которые устали от новостей об успехах. Показываем черновики и переписку, поэтому зал закрытый и приглашения именные.

Во второй части каждый пишет первый абзац о деле, которое знает сам, и слышит его чужим голосом. Возьмите бумагу: ноутбуки попросим убрать. На проходной нужен паспорт, грузовой лифт со стороны набережной.`,
    programme: [
      { at: '19:00', minutes: 45, name: 'Один текст и одиннадцать черновиков', speaker: 'lev-bronnikov' },
      { at: '19:45', minutes: 25, name: 'Как попросить показать кассовую книгу', speaker: 'zarema-alieva' },
      { at: '20:10', minutes: 40, name: 'Первый абзац: пишем и читаем вслух' },
    ],
    speakers: ['lev-bronnikov', 'zarema-alieva'], organizers: ['kassa-i-sklad'],
  },
  {
    key: 'bazar-bagasy-qalai-zhazylady', name: 'Базар бағасы қалай жазылады: «Нарық күні» редакциясының ашық отырысы', type: 'webinar', themes: ['media', 'retail'],
    day: 18, at: '16:00', minutes: 75, city: 'Алматы', where: { online: true },
    live: { title: '«Нарық күні»: ашық отырыс', isPublic: true }, going: 19,
    info: `Апта сайын біздің алты тілші алты қаланың базарын аралап, картоп пен еттің, көйлек пен кілемнің бағасын дәптерге түсіреді. Әсел Жұмабекова сол дәптерлерді камераның алдында ашып, шолудың қалай жазылатынын көрсетеді: қай сан сенімді, қайсысын қайта тексереміз, сатушы неге кейде екі баға айтады.

Отырыс аймақтық журналистерге, базарда сауда жасайтындарға және баға туралы дауласып шаршаған оқырмандарға арналған. Екінші бөлімде сіздің қалаңыздағы бір тауардың бағасын бірге талдаймыз.

Қосылмас бұрын жақын базардан бір ғана бағаны жазып келіңіз: тауар, өлшем, сатушының сөзі. Ең дәл жазба келесі шолуға авторының атымен кіреді.`,
    programme: [
      { at: '16:00', minutes: 30, name: 'Алты дәптер, алты базар', speaker: 'asel-zhumabekova' },
      { at: '16:30', minutes: 25, name: 'Қатысушылардың жазбаларын талдаймыз', speaker: 'asel-zhumabekova' },
      { at: '16:55', minutes: 20, name: 'Базарда қалай түсіруге болады?', speaker: 'dilnaz-rozieva' },
    ],
    speakers: ['asel-zhumabekova', 'dilnaz-rozieva'], organizers: ['naryk-kuni'],
  },
  {
    key: 'kontorskaya-kniga', name: 'Конторская книга приказчика: читаем чужие долги', type: 'lecture', themes: ['culture', 'finance'],
    day: 4, at: '18:00', minutes: 90, city: 'Иркутск', where: { place: 'muzey-chayny-dvor' },
    going: 24, tag: 'зимние-встречи',
    info: `В книге купеческой лавки записано всё: кто взял сахар до Рождества, кто вернул долг белкой, а кто не вернул и почему ему всё равно отпустили чай. Баир Цыренов вынет из витрины подлинник и прочтёт несколько страниц так, как их вёл приказчик, с пометками на полях.

Потом попробуем вести такую книгу сами: дюжина сделок, гусиное перо по желанию, счёты обязательно. К концу вечера станет ясно, чем доверие отличалось от беспечности и что из этих правил живо на любом рынке до сих пор.

Лекция идёт в чайной комнате, самовар настоящий, сушки тоже. Подойдёт взрослым и детям лет с двенадцати. Очки для чтения не забудьте: почерк мелкий.`,
    programme: [
      { at: '18:00', minutes: 40, name: 'Страницы одной лавки', speaker: 'bair-tsyrenov' },
      { at: '18:40', minutes: 30, name: 'Дюжина сделок на счётах', speaker: 'margarita-vetoshkina' },
      { at: '19:10', minutes: 20, name: 'Самовар и вопросы' },
    ],
    speakers: ['bair-tsyrenov', 'margarita-vetoshkina'], organizers: ['chayny-dvor'],
  },
  {
    key: 'stol-iz-staroy-dveri', name: 'Стол из старой двери: два дня в столярной мастерской', type: 'workshop', themes: ['design', 'ecology', 'manufacturing'],
    day: 28, at: '10:00', minutes: 1860, city: 'Калининград', where: { place: 'kirpichny-dvor' },
    access: 'approval-required', limit: 10, going: 7, tag: 'ремесло',
    info: `Филёнчатая дверь из довоенного дома весит сорок килограммов и почти всегда едет на свалку. Матвей Янсон собирает такие двери по всему городу и за два дня помогает превратить одну в обеденный стол, за которым поместятся шестеро.

Первый день уходит на старую краску, гвозди и щели, второй — на подстолье, стекло и масло. Работаем по двое на один стол; кому он достанется, пары решают сами, обычно мирно. Опыт не важен, важны закрытая обувь и готовность дышать в респираторе.

В заявке напишите, есть ли у вас своя дверь и машина, чтобы увезти стол. Если двери нет, Матвей подберёт.`,
    programme: [
      { at: '10:00', minutes: 60, name: 'Как читать дверь: возраст, порода, трещины', speaker: 'matvey-yanson' },
      { at: '11:00', minutes: 150, name: 'Снимаем краску', speaker: 'matvey-yanson' },
      { at: '14:30', minutes: 150, name: 'Щели, сучки, следы замка' },
      { day: 1, at: '10:00', minutes: 180, name: 'Подстолье и стекло', speaker: 'matvey-yanson' },
      { day: 1, at: '14:00', minutes: 150, name: 'Масло, полировка, перенос в машину' },
    ],
    speakers: ['matvey-yanson'], organizers: ['teply-bereg'],
  },
  {
    key: 'vyveska-dlya-nashey-ulitsy', name: 'Вывеска для нашей улицы: конкурс эскизов вместе с хозяевами лавок', type: 'contest', themes: ['design', 'retail', 'creative'],
    day: 56, at: '12:00', minutes: 360, city: 'Москва', where: { space: 'tochka-moskva', halls: ['Атриум', 'Антресоль'] },
    participation: { team: { min: 2, max: 4 } }, isContest: true, going: 25,
    info: `Восемь лавок с одной улицы согласились снять мигающие буквы, если им предложат что-то лучше. Цветочная, ремонт обуви, хлебная, аптека, ключи, ткани, парикмахерская и лавка, где продают всё. За шесть часов команды рисуют для них вывески, а хозяева ходят между столами и спорят.

В команде от двух до четырёх человек, и один из них не должен быть дизайнером: зовите соседа, продавца, школьника. Размеры фасадов, правила города и образцы шрифтов раздадим на месте.

Три эскиза выберут сами хозяева, один — прохожие, которым покажем листы во дворе. «Линия» доведёт выбранное до чертежа, ассоциация оплатит изготовление. Возьмите карандаши, к которым привыкли.`,
    programme: [
      { at: '12:00', minutes: 45, name: 'Восемь хозяев рассказывают о себе', speaker: 'irina-petrenko', hall: 'Атриум' },
      { at: '12:45', minutes: 30, name: 'Буква, которую видно с другого тротуара', speaker: 'vera-odintsova', hall: 'Атриум' },
      { at: '13:15', minutes: 165, name: 'Рисуем и спорим', hall: 'Антресоль' },
      { at: '16:00', minutes: 45, name: 'Листы во дворе: выбирают прохожие' },
      { at: '16:45', minutes: 75, name: 'Выбирают хозяева', speaker: 'alyona-shchyogoleva', hall: 'Атриум' },
    ],
    speakers: ['irina-petrenko', 'vera-odintsova', 'alyona-shchyogoleva'], organizers: ['sosedi-po-delu', 'line-studio'],
  },
  {
    key: 'sshito-na-yuge', name: 'Сшито на юге: выставка небольших швейных цехов', type: 'exhibition', themes: ['fashion', 'manufacturing', 'women'],
    day: 44, at: '10:00', minutes: 3420, city: 'Шымкент', where: { place: 'dom-na-tauke-khana' },
    going: 33, mediaAccreditation: true, weight: 50,
    info: `Двадцать два цеха из Шымкента и соседних городов, в самом большом тридцать машинок, в самом маленьком две. На вешалках школьная форма, рабочие куртки, свадебные камзолы и халаты для врачей, у каждого ярлык с именем того, кто шил.

Первый день для закупщиков и хозяев магазинов: можно вывернуть шов, спросить цену за сто штук и срок. Второй день для мастеров: учимся считать расход ткани, обмениваемся лекалами, Өміржан Тілеуов привозит войлок на подкладку. На третий день двери открыты всем, с примеркой и подгонкой на месте.

Во дворе тень, скамейки и чай. Закупщикам пригодится список артикулов, гостям — наличные и удобная обувь.`,
    programme: [
      { at: '10:00', minutes: 60, name: 'Обход рядов вместе с хозяйками', speaker: 'nigora-yuldasheva' },
      { at: '12:00', minutes: 300, name: 'Встречи закупщиков и цехов' },
      { day: 1, at: '10:00', minutes: 120, name: 'Расход ткани: где прячутся лишние десять сантиметров', speaker: 'nigora-yuldasheva' },
      { day: 1, at: '14:00', minutes: 90, name: 'Войлок на подкладку', speaker: 'omirzhan-tileuov' },
      { day: 1, at: '16:00', minutes: 90, name: 'Детская одежда в сети: от первой фотографии до возврата', speaker: 'madina-khasieva' },
      { day: 2, at: '10:00', minutes: 480, name: 'День для всех: примерка и подгонка' },
      { day: 2, at: '18:00', minutes: 60, name: 'Показ во дворе' },
    ],
    speakers: ['nigora-yuldasheva', 'omirzhan-tileuov', 'madina-khasieva'], hosts: ['ulan-nurgaliev'], organizers: ['isker-shymkent'], partners: ['birlesken-is', 'naryk-kuni'],
  },
  {
    key: 'vyveski-rynki-yarmarki', name: 'Вывески, рынки, ярмарки: вечер загадок о торговой Казани', type: 'meetup', themes: ['culture', 'games', 'retail'],
    day: 1, at: '19:30', minutes: 120, city: 'Казань', where: { place: 'sukonny-korpus' },
    going: 22,
    info: `Что продавали из бочки с надписью «Сухое море»? Почему на вывеске портного нарисованы ножницы ручками вниз? Сколько стоил самовар, если считать сапогами? Два часа загадок о том, как торговали в городе, пока не появились витрины.

Играем столами по шесть человек, столы собираем на месте, чтобы за каждым оказались незнакомые. Ведёт Марат Гайнуллин, голос которого помнят все, кто варил утреннюю кашу под радио. Баир Цыренов пришлёт из иркутского музея семь предметов без подписей: потрогать можно, угадать трудно.

Готовиться не нужно. Телефоны складываем в коробку у входа. Победивший стол уносит голову сахара в синей бумаге.`,
    programme: [
      { at: '19:30', minutes: 20, name: 'Собираем столы' },
      { at: '19:50', minutes: 45, name: 'Вывески и надписи', speaker: 'marat-gaynullin' },
      { at: '20:35', minutes: 35, name: 'Семь предметов без подписей', speaker: 'bair-tsyrenov', description: 'Баир отвечает по видеосвязи и никому не подсказывает.' },
      { at: '21:10', minutes: 20, name: 'Голова сахара' },
    ],
    speakers: ['marat-gaynullin', 'bair-tsyrenov'], organizers: ['gaynullin-school'], partners: ['chayny-dvor'],
  },
]
