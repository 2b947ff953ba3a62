import { accounts } from './kk/accounts.ts'
import { common } from './kk/common.ts'
import { errors } from './kk/errors.ts'
import { events } from './kk/events.ts'
import { home } from './kk/home.ts'
import { layout } from './kk/layout.ts'
import { participation } from './kk/participation.ts'
import type { Dictionary } from './ru.ts'

export const kk = { common, layout, errors, home, events, participation, accounts } satisfies Dictionary
