import type { staff as ru, staffServer as staffRu } from '../ru/staff.ts'
import type { SameWords } from '../words.ts'

export const staff: SameWords<typeof ru> = {
  title: 'Admin panel',
  queuesLabel: 'Queues',
  filters: 'What to show',
  state: 'State',
  columns: { who: 'Who', what: 'What', when: 'When', decision: 'Decision' },
  anyState: 'Any state',
  states: {
    wait: 'Waiting',
    confirmed: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    rejected: 'Declined',
    absent: 'Not uploaded',
    new: 'Not confirmed by e-mail',
  },
  nothing: 'Nothing here: there is nothing to decide.',
  becomesPartOf: 'will become part of this account and close',
  nobody: (id) => `Deleted account no. ${id}`,
  files: 'Consent files',
  comment: 'Comment',
  optional: 'optional',
  commentHelp: 'The author will see it.',
  byJob: 'Automatically',
  unsentComment: 'Your comment',
  unsentCommentHelp: 'It was not sent. Copy it if you still need it.',
  reason: 'Reason for the decision',
  noReason: 'No reason',
  reasonNeeded: 'Choose a reason, so that the author knows what to fix.',
  approve: 'Approve',
  decline: 'Decline',
  approveFinally: 'Approve…',
  finalDecline: 'The author hears of a refusal at once: it cannot be undone.',
  undo: 'Undo the decision',
  undoLead: 'This decision can still be undone: the author has not been notified yet.',
  undone: (name) => `${name}: the decision is undone`,
  missing: 'This queue has no such entry. It may have been deleted.',
  keys: 'Keys',
  keysOf: {
    next: 'Next entry',
    previous: 'Previous entry',
    approve: 'Approve; asks first if it cannot be undone',
    decline: 'Decline: choose a reason',
    help: 'Show the keys',
    close: 'Close the entry',
  },
  pages: 'Pages of the queue',
  years: (count) => (count === 1 ? '1 year' : `${count} years`),
}

/** Facts of several queues. */
export const staffServer: SameWords<typeof staffRu> = {
  facts: {
    email: 'E-mail',
    phone: 'Phone',
    memberSince: 'With us since',
    askedAt: 'Asked',
    addedAt: 'Added',
  },
}
