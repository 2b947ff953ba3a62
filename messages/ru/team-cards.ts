import { plural } from '../plural.ts'

const counted = (count: number, one: string, few: string, many: string) => `${count} ${plural('ru', count, { one, few, many, other: few })}`

/** A team on a card: in the catalogue, in a profile and in the cabinet of an organizer. */
export const teamCards = {
  title: 'Команды',
  kinds: { project: 'Проектная команда', event: 'Команда для событий' },
  members: (count: number) => counted(count, 'участник', 'участника', 'участников'),
  projects: (count: number) => counted(count, 'проект', 'проекта', 'проектов'),
  roles: { leader: 'Лидер', admin: 'Админ', member: 'Участник' },
  requested: 'Заявка у лидера',
  reviews: { wait: 'На проверке', declined: 'Не прошла проверку' },
}
