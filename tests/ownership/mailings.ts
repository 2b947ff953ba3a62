import type { Ownership } from '../kit/ownership/stage.ts'

const kind = 'the id is a kind of mailing'

export const mailings: Ownership = {
  scenes: {},
  unowned: {
    'POST /subscribes/add': kind,
    'POST /user/subscriptions': `${kind}; the subscription is the caller's own`,
    'POST /mailing/unsubscribe': `${kind}; the hash is the permission`,
  },
}
