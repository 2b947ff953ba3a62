import type { supportDesk } from '../../../contract/support/desk.ts'
import type { support } from '../../../contract/support/support.ts'
import type { Handlers } from '../../kernel/call.ts'
import { answerThread, changeState } from './answer.ts'
import { listThreads, readThread } from './desk.ts'
import { ownMessages, receiveAnswers } from './own-thread.ts'
import { sendMessage } from './send.ts'

export const supportRoutes: Handlers<typeof support & typeof supportDesk> = {
  'GET /support/messages': (ctx) => ownMessages(ctx),
  'POST /support/messages': (ctx) => sendMessage(ctx),
  'POST /support/messages/received': (ctx) => receiveAnswers(ctx),
  'GET /admin/support-messages': (ctx) => listThreads(ctx),
  'GET /admin/support-messages/:id': (ctx) => readThread(ctx),
  'POST /admin/support-messages/:id/answer': (ctx) => answerThread(ctx),
  'POST /admin/support-messages/:id/state': (ctx) => changeState(ctx),
}
