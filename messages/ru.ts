import { accounts } from './ru/accounts.ts'
import { common } from './ru/common.ts'
import { errors } from './ru/errors.ts'
import { events } from './ru/events.ts'
import { home } from './ru/home.ts'
import { layout } from './ru/layout.ts'
import { participation } from './ru/participation.ts'
import type { SameWords } from './words.ts'

/** The Russian words of the screens; their shape is the type of every dictionary. */
export const ru = { common, layout, errors, home, events, participation, accounts }

export type Dictionary = SameWords<typeof ru>
