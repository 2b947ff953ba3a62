import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'

const hourMs = 3_600_000

type Message = { text: string; hoursAgo: number; fromStaff?: true }
type Thread = { email: string; isVisitor?: true; locale?: Locale; state?: 'answered' | 'closed'; isUnread?: true; messages: readonly Message[] }

const emailOf = (wanted: (typeof demoAccounts)[number]['role']) => demoAccounts.find(({ role }) => role === wanted)?.email ?? ''

/** The participant has an unread answer; the desk has threads in every state. */
const threads: readonly Thread[] = [
  {
    email: emailOf('participant'),
    state: 'answered',
    isUnread: true,
    messages: [
      { text: 'Здравствуйте! Записалась на встречу, а телефон сменился. Код придёт на старый номер?', hoursAgo: 30 },
      {
        text: 'Добрый день! Код приходит на номер из профиля. Откройте «Настройки», раздел «Аккаунт», и смените его: понадобится код с нового телефона.',
        hoursAgo: 28,
        fromStaff: true,
      },
      { text: 'Получилось, спасибо. А билет на встречу останется прежним?', hoursAgo: 6 },
      { text: 'Да, билет привязан к вашему аккаунту, а не к номеру. Он по-прежнему в «Активности».', hoursAgo: 4, fromStaff: true },
    ],
  },
  {
    email: emailOf('organizer'),
    messages: [
      {
        text: 'Рассылка отправлена на проверку вчера утром, до сих пор ждёт. Событие в пятницу, хотелось бы успеть.\nЕсли в тексте что-то не так, подскажите, поправлю.',
        hoursAgo: 9,
      },
    ],
  },
  {
    email: emailOf('expert'),
    state: 'closed',
    messages: [
      { text: 'В профиле пропала старая работа.', hoursAgo: 120 },
      { text: 'Она на проверке после изменения и вернётся, когда мы её подтвердим. Уже подтвердили.', hoursAgo: 118, fromStaff: true },
    ],
  },
  {
    email: 'maria@mail.example',
    isVisitor: true,
    messages: [{ text: 'Не приходит код для регистрации, пробовала три раза. Оператор говорит, что сообщений не было.', hoursAgo: 3 }],
  },
  {
    email: 'peter@mail.example',
    isVisitor: true,
    locale: 'en',
    messages: [{ text: 'Hello! Can I book a meeting room for one day without an organization?', hoursAgo: 1 }],
  },
]

/** Threads with the support, unless some still wait. */
export const loadSupport = async (tx: Tx, now: Date): Promise<void> => {
  const waiting = await tx.selectFrom('support_threads').select('id').where('state', '=', 'open').limit(1).executeTakeFirst()
  if (waiting) return
  const staff = await tx.selectFrom('users').select('id').where('email', '=', emailOf('staff')).executeTakeFirst()
  for (const thread of threads) await addThread(tx, thread, { staffId: staff?.id ?? null, now })
}

const addThread = async (tx: Tx, thread: Thread, { staffId, now }: { staffId: number | null; now: Date }): Promise<void> => {
  const { email, isVisitor, locale = 'ru', state = 'open', isUnread, messages } = thread
  const timeOf = ({ hoursAgo }: Message) => new Date(now.getTime() - hoursAgo * hourMs)
  const latest = messages.at(-1)
  if (!latest) return
  const author = isVisitor ? sql`select null::bigint as user_id, ${email}::text as email` : sql`select id as user_id, null::text as email from users where email = ${email}`
  const { rows } = await sql<{ id: number }>`
    insert into support_threads (user_id, email, locale, state, since, has_unread, unread_count)
    select user_id, email, ${locale}, ${state}, ${timeOf(latest)}, ${isUnread ?? false}, ${isUnread ? 1 : 0} from (${author}) a
    on conflict do nothing returning id`.execute(tx)
  const [added] = rows
  if (!added) return
  const values = messages.map((message) => ({
    thread_id: added.id,
    text: message.text,
    from_staff: message.fromStaff ?? false,
    staff_id: message.fromStaff ? staffId : null,
    created_at: timeOf(message),
  }))
  await tx.insertInto('support_messages').values(values).execute()
}
