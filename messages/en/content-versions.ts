import type { contentVersions as ru } from '../ru/content-versions.ts'
import type { SameWords } from '../words.ts'

export const contentVersions: SameWords<typeof ru> = {
  title: 'Someone else has already changed this entry',
  lead: 'A newer version was saved while you were editing. Your text is safe in the form below. Compare, correct what is needed and save.',
  saved: (name, time) => (name ? `Newer version: ${name}, ${time}` : `Newer version: ${time}`),
  theirs: 'Stored now',
  mine: 'Yours',
  untouched: 'You didn’t change this, the form has the new value.',
  newPicture: 'A new picture',
  discard: 'Discard my changes',
  before: 'Before',
  after: 'After',
  noPicture: 'The picture is gone',
}
