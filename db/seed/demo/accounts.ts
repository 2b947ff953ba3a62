import type { Role } from '../../../contract/limits.ts'
import type { ThemeKey } from '../reference/keys.ts'

export type DemoRole = 'participant' | 'organizer' | 'expert' | 'staff' | 'admin' | 'control' | 'child'

export type DemoAccount = {
  role: DemoRole
  phone: string
  email: string
  password: string
  firstName: string
  lastName: string
  fatherName?: string
  gender: 'male' | 'female'
  /** Age in full years on the day of the demo's load. */
  age: number
  /** A city by its Russian name. */
  city: string
  position: string
  themes: ThemeKey[]
  roles: Exclude<Role, 'registered'>[]
  isExpert?: true
}

/** One password for all demo accounts; accounts outside the demo have their own. */
export const demoPassword = 'vmeste2026'

/** The seven demo accounts, one for each role; a visitor needs none. */
export const demoAccounts: DemoAccount[] = [
  {
    role: 'participant', phone: '+79000000001', email: 'participant@vmeste.example', password: demoPassword,
    firstName: 'Анна', lastName: 'Соколова', fatherName: 'Павловна', gender: 'female', age: 29, city: 'Москва',
    position: 'открывает чайную во дворе', themes: ['entrepreneurship', 'food', 'marketing'], roles: [],
  },
  {
    role: 'organizer', phone: '+79000000002', email: 'organizer@vmeste.example', password: demoPassword,
    firstName: 'Тимур', lastName: 'Ахмедов', fatherName: 'Рустамович', gender: 'male', age: 37, city: 'Москва',
    position: 'ведёт городские программы для малого бизнеса', themes: ['entrepreneurship', 'management', 'startups'], roles: [],
  },
  {
    role: 'expert', phone: '+79000000003', email: 'expert@vmeste.example', password: demoPassword,
    firstName: 'Людмила', lastName: 'Вересова', fatherName: 'Сергеевна', gender: 'female', age: 52, city: 'Санкт-Петербург',
    position: 'оценивает проекты, двадцать лет в производстве мебели', themes: ['manufacturing', 'investments', 'design'], roles: [], isExpert: true,
  },
  {
    role: 'staff', phone: '+79000000004', email: 'staff@vmeste.example', password: demoPassword,
    firstName: 'Роман', lastName: 'Касаткин', gender: 'male', age: 33, city: 'Москва',
    position: 'сотрудник «Вместе»', themes: ['support'], roles: ['crm_tk_staff'],
  },
  {
    role: 'admin', phone: '+79000000005', email: 'admin@vmeste.example', password: demoPassword,
    firstName: 'Ольга', lastName: 'Никонова', fatherName: 'Дмитриевна', gender: 'female', age: 41, city: 'Москва',
    position: 'администратор «Вместе»', themes: ['support', 'management'], roles: ['crm_tk_staff', 'admin'],
  },
  {
    role: 'control', phone: '+79000000006', email: 'control@vmeste.example', password: demoPassword,
    firstName: 'Данияр', lastName: 'Есенов', gender: 'male', age: 26, city: 'Алматы',
    position: 'встречает гостей в пространстве «Асу»', themes: ['tourism'], roles: ['control'],
  },
  {
    role: 'child', phone: '+79000000007', email: 'child@vmeste.example', password: demoPassword,
    firstName: 'Соня', lastName: 'Лебедева', gender: 'female', age: 15, city: 'Казань',
    position: 'учится в девятом классе', themes: ['robotics', 'games', 'youth'], roles: [],
  },
]
