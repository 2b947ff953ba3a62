import type { staff as ru, staffServer as staffRu } from '../ru/staff.ts'
import type { SameWords } from '../words.ts'

export const staff: SameWords<typeof ru> = {
  title: 'Әкімші панелі',
  queuesLabel: 'Кезектер',
  filters: 'Нені көрсету керек',
  state: 'Күйі',
  columns: { who: 'Кім', what: 'Не', when: 'Қашан', decision: 'Шешім' },
  anyState: 'Кез келген күй',
  states: {
    wait: 'Шешім күтуде',
    confirmed: 'Шешім күтуде',
    approved: 'Мақұлданды',
    declined: 'Қабылданбады',
    rejected: 'Қабылданбады',
    absent: 'Жүктелмеген',
    new: 'Хатпен расталмаған',
  },
  nothing: 'Мұнда бос: әзірге шешетін ештеңе жоқ.',
  becomesPartOf: 'осы аккаунтқа қосылып, жабылады',
  nobody: (id) => `Жойылған аккаунт № ${id}`,
  files: 'Келісім файлдары',
  comment: 'Түсініктеме',
  optional: 'жазбаса да болады',
  commentHelp: 'Оны иесі көреді.',
  byJob: 'Автоматты түрде',
  unsentComment: 'Сіздің түсініктемеңіз',
  unsentCommentHelp: 'Ол жіберілген жоқ. Керек болса, көшіріп алыңыз.',
  reason: 'Шешім себебі',
  noReason: 'Себепсіз',
  reasonNeeded: 'Себебін таңдаңыз: иесі нені түзету керегін содан біледі.',
  approve: 'Мақұлдау',
  decline: 'Қабылдамау',
  approveFinally: 'Мақұлдау…',
  finalDecline: 'Бас тартуды иесі бірден біледі: оны қайтару мүмкін болмайды.',
  undo: 'Шешімді қайтару',
  undoLead: 'Шешімді әлі қайтаруға болады: иесі ол туралы әзірге білмейді.',
  undone: (name) => `${name}: шешім қайтарылды`,
  missing: 'Бұл кезекте ондай жазба жоқ. Ол жойылған болуы мүмкін.',
  keys: 'Пернелер',
  keysOf: {
    next: 'Келесі жазба',
    previous: 'Алдыңғы жазба',
    approve: 'Мақұлдау; қайтару мүмкін болмаса, алдымен сұраймыз',
    decline: 'Қабылдамау: себебін таңдау',
    help: 'Пернелерді көрсету',
    close: 'Жазбаны жабу',
  },
  pages: 'Кезек беттері',
  years: (count) => `${count} жас`,
}

/** Facts of several queues. */
export const staffServer: SameWords<typeof staffRu> = {
  facts: {
    email: 'Поштасы',
    phone: 'Телефоны',
    memberSince: 'Тіркелген күні',
    askedAt: 'Өтініш берілген уақыты',
    addedAt: 'Қосылған уақыты',
  },
}
