import { attendees } from './attendees.ts'
import type { Area } from './bench.ts'
import { cabinet } from './cabinet.ts'
import { calls } from './calls.ts'
import { certificates } from './certificates.ts'
import { changes } from './changes.ts'
import { control } from './control.ts'
import { experts } from './experts.ts'
import { lighthouseArea } from './lighthouse.ts'
import { liveQuiz } from './live-quiz.ts'
import { mailings } from './mailings.ts'
import { memory } from './memory.ts'
import { organizations } from './organizations.ts'
import { pages } from './pages.ts'
import { quizzes } from './quizzes.ts'
import { scale } from './scale.ts'
import { signedIn } from './signed-in.ts'
import { spaces } from './spaces.ts'
import { staff } from './staff.ts'
import { start } from './start.ts'
import { storm } from './storm.ts'
import { teams } from './teams.ts'
import { weight } from './weight.ts'

/** All measurable areas, in the order of the table. */
export const areas: Record<string, Area> = {
  pages,
  calls,
  scale,
  staff,
  cabinet,
  attendees,
  mailings,
  certificates,
  experts,
  quizzes,
  'live-quiz': liveQuiz,
  spaces,
  control,
  teams,
  organizations,
  'signed-in': signedIn,
  storm,
  changes,
  weight,
  lighthouse: lighthouseArea,
  memory,
  start,
}
