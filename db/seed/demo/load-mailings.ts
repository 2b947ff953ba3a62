import { sql } from 'kysely'
import type { MailingStatus, MailingTemplate } from '../../../contract/mailings/limits.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'

const hourMs = 3_600_000
const organizerEmail = demoAccounts.find(({ role }) => role === 'organizer')?.email

type Sample = {
  status: MailingStatus
  template: MailingTemplate
  subject: string
  heading: string
  text: string
  /** Hours since it was written. */
  age: number
  comment?: string
  sendInHours?: number
  isPaused?: true
}

/** A mailing in each state; the one that is being sent was paused at its start, so that it stays so until a user resumes it. */
const samples: readonly Sample[] = [
  {
    status: 'sent',
    template: 'organizer',
    subject: 'Спасибо, что были с нами',
    heading: 'Спасибо за вечер!',
    text: 'Собрали фотографии и вопросы, на которые не успели ответить. Приходите на следующую встречу и приводите друзей.',
    age: 240,
  },
  {
    status: 'executing',
    template: 'boiling_point',
    subject: 'Что нового в пространстве на этой неделе',
    heading: 'Неделя в пространстве',
    text: 'Открыли вторую переговорную, обновили расписание и ждём вас на завтраке предпринимателей в четверг.',
    age: 60,
    isPaused: true,
  },
  {
    status: 'approved',
    template: 'organizer',
    subject: 'Завтра начинаем: программа и как добраться',
    heading: 'До встречи совсем немного',
    text: 'Двери открываются за полчаса. Возьмите паспорт и хорошее настроение, кофе будет.',
    age: 30,
    sendInHours: 40,
  },
  {
    status: 'considered',
    template: 'partner',
    subject: 'Скидка на бухгалтерию для участников',
    heading: 'Предложение от партнёра',
    text: 'Три месяца обслуживания по цене двух, если назвать промокод «Вместе» до конца месяца.',
    age: 6,
  },
  {
    status: 'rejected',
    template: 'partner',
    subject: 'Только сегодня! Всё за полцены!!!',
    heading: 'Успейте купить',
    text: 'Подробности уточняйте у менеджера.',
    age: 50,
    comment: 'Не понятно, что именно предлагает партнёр и на каких условиях. Допишите условия и уберите восклицательные знаки.',
  },
  {
    status: 'draft',
    template: 'organizer',
    subject: 'Приглашение на мастер-класс, {{name}}',
    heading: 'Учимся продавать без давления',
    text: 'Здравствуйте, {{name}}! Ждём вас на мастер-классе: два часа практики в небольшой группе.',
    age: 2,
  },
]

/** Mailings of the demo organizer to the participants of their event, unless some exist. */
export const loadMailings = async (tx: Tx, now: Date): Promise<void> => {
  const about = await ownEvent(tx)
  if (!about) return
  const { rows: before } = await sql`select from mailings where user_id = ${about.user_id} limit 1`.execute(tx)
  if (before.length > 0) return
  for (const sample of samples) {
    const { id } = await tx.insertInto('mailings').values(rowOf(sample, about, now)).returning('id').executeTakeFirstOrThrow()
    await tx.insertInto('mailing_events').values({ mailing_id: id, event_id: about.event_id, position: 1 }).execute()
  }
}

type About = { user_id: number; event_id: number; event: string; participants: number }

const ownEvent = async (tx: Tx): Promise<About | undefined> => {
  const { rows } = await sql<About>`
    select u.id as user_id, e.id as event_id, e.name as event, count(p.id)::int as participants
    from users u join event_owners o on o.user_id = u.id join events e on e.id = o.event_id and e.demo_key is not null
      join event_participants p on p.event_id = e.id and p.state = 'approved'
    where u.email = ${organizerEmail ?? ''} and e.status = 'published' and e.moderation = 'approved'
    group by u.id, e.id order by count(p.id) desc, e.id limit 1`.execute(tx)
  return rows[0]
}

const rowOf = (sample: Sample, { user_id, event_id, event, participants }: About, now: Date) => {
  const { status, template, subject, heading, comment = null } = sample
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const isDecided = status !== 'draft' && status !== 'considered'
  const isStarted = status === 'executing' || status === 'sent'
  const text = `<p>${sample.text}</p>`
  return {
    ...{ user_id, template, subject, status, comment },
    blocks: JSON.stringify([{ type: 'heading', text: heading }, { type: 'text', html: text }, { type: 'event', eventId: event_id }]),
    content: `<h2>${heading}</h2>\n${text}\n<p><a href="/events/${event_id}">${event}</a></p>`,
    recipients: JSON.stringify({ eventIds: [event_id], states: ['approved'] }),
    created_at: at(sample.age),
    updated_at: at(sample.age),
    submitted_at: status === 'draft' ? null : at(sample.age - 1),
    expected_count: status === 'draft' ? null : participants,
    decided_at: isDecided ? at(sample.age - 2) : null,
    send_at: sample.sendInHours ? new Date(now.getTime() + sample.sendInHours * hourMs) : null,
    started_at: isStarted ? at(sample.age - 2) : null,
    planned_at: status === 'sent' ? at(sample.age - 2) : null,
    finished_at: status === 'sent' ? at(sample.age - 3) : null,
    paused_at: sample.isPaused ? at(sample.age - 3) : null,
    planned_count: status === 'sent' ? participants : 0,
    sent_count: status === 'sent' ? participants : 0,
  }
}
