import { accounts } from './en/accounts.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { events } from './en/events.ts'
import { home } from './en/home.ts'
import { layout } from './en/layout.ts'
import { participation } from './en/participation.ts'
import type { Dictionary } from './ru.ts'

export const en = { common, layout, errors, home, events, participation, accounts } satisfies Dictionary
