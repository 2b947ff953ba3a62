import type { EventClient } from '../../../contract/kit.ts'
import type { Db } from '../../kernel/db.ts'
import { safeError } from '../../kernel/log.ts'
import type { Resources } from '../../kernel/resources.ts'
import { isOpen, settleIfDue } from './moves.ts'
import { markSeen } from './players.ts'
import { personalParts, playersAlone, sharedState } from './present.ts'
import { currentState } from './read.ts'
import { latestGames, type RoomState } from './room-state.ts'
import { gameById, type LiveQuizRow } from './store.ts'
import type { Counts } from './table.ts'

type Deps = Pick<Resources, 'db' | 'clock' | 'log'>
export type Listener = { quiz: LiveQuizRow; userId: number; client: EventClient }
type Room = {
  listeners: Set<Listener>
  state: RoomState | undefined
  /** The numbers of the last event, and when it was sent. */
  sent: Counts & { at: number }
  isSending: boolean
  isStale: boolean
  /** The latest state was not sent; the next tick sends it again. */
  hasFailed: boolean
}

/** How often a process reads the games of all its rooms, with one statement. None without listeners. */
const tickMs = 200
/** Numbers of players and answers that change alone are sent this often. */
const countsMs = 1_000
const maxStreamsOfUser = 4

/** The users of this process who follow live quizzes by an event stream. Another process notices a change with its next tick. */
const openRooms = ({ db, clock, log }: Deps) => {
  const rooms = new Map<number, Room>()
  let timer: NodeJS.Timeout | undefined
  let isTicking = false

  const tick = async () => {
    if (isTicking) return
    isTicking = true
    try {
      await readRooms()
    } catch (error) {
      log.warn({ error: safeError(error) }, 'the live quizzes cannot be read')
    } finally {
      isTicking = false
    }
  }

  const readRooms = async () => {
    const states = await latestGames(db, [...rooms.keys()])
    for (const [quizId, room] of rooms) {
      const state = states.get(quizId)
      if (state === undefined) endRoom(room)
      else await readRoom(room, state)
    }
  }

  const readRoom = async (room: Room, state: RoomState) => {
    const before = room.state
    room.state = state
    const { game } = state
    // the result follows with the next tick, which sees its revision
    if (game) await settleIfDue(db, game, clock())
    if (room.hasFailed) {
      room.hasFailed = false
      return void send(room, [...room.listeners])
    }
    if (before?.game?.id === game?.id && before?.game?.revision === game?.revision) return sendCounts(room, state)
    // a game that was finished before is not what everyone sees: they may play alone
    if (game && (game.state !== 'finished' || before?.game?.id === game.id)) void send(room, [...room.listeners])
  }

  const sendCounts = (room: Room, { game, ...counts }: RoomState) => {
    if (!game || performance.now() - room.sent.at < countsMs || !haveChanged(room.sent, counts)) return
    void send(room, game.state === 'waiting' ? [...room.listeners] : [...room.listeners].filter(({ quiz }) => quiz.is_editor))
  }

  /** The quiz has been deleted or is not a live one any more. */
  const endRoom = (room: Room) => {
    for (const { client } of room.listeners) client.end()
  }

  /** One state for all, with a personal part for each, read by one statement. A change during the reading sends again. */
  const send = async (room: Room, listeners: readonly Listener[]) => {
    if (room.isSending) {
      room.isStale = true
      return
    }
    room.isSending = true
    try {
      await sendTo(listeners, room)
    } catch (error) {
      log.warn({ error: safeError(error) }, 'the state of a live quiz cannot be sent')
      room.hasFailed = true
    } finally {
      room.isSending = false
    }
    if (!room.isStale) return
    room.isStale = false
    await send(room, [...room.listeners])
  }

  const sendTo = async (listeners: readonly Listener[], room: Room) => {
    const now = clock()
    const [first] = listeners
    const game = room.state?.game && (await gameById(db, room.state.game.id))
    if (!first || !game) return
    const shared = await sharedState(db, first.quiz, game, now)
    const userIds = [...new Set(listeners.map(({ userId }) => userId))]
    const players = await personalParts(db, { game, shared, userIds, now })
    const solo = await playersAlone(db, first.quiz, game, userIds)
    const head = JSON.stringify(shared).slice(0, -1)
    const id = `${game.id}-${game.revision}`
    for (const { client, userId, quiz } of listeners) {
      const own = JSON.stringify({ me: players.get(userId) ?? null, canHost: quiz.is_editor, canPlayAlone: solo.has(userId) })
      client.send({ id, data: `${head},${own.slice(1)}` })
    }
    room.sent = { playerCount: shared.playerCount, answerCount: shared.answerCount, at: performance.now() }
  }

  const sendOwn = async ({ quiz, userId, client }: Listener) => {
    try {
      const state = await currentState(db, { code: quiz.code, userId, now: clock() })
      client.send({ id: `${state.gameId ?? 0}-${state.revision}`, data: JSON.stringify(state) })
    } catch (error) {
      log.warn({ error: safeError(error) }, 'the state of a live quiz cannot be sent')
      client.end()
    }
  }

  const enter = (listener: Listener, isOnce: boolean) => {
    const { quiz, client, userId } = listener
    if (isOnce) {
      void sendOwn(listener).then(() => client.end())
      return () => undefined
    }
    endOldest(userId)
    const room = rooms.get(quiz.id) ?? {
      listeners: new Set(),
      state: undefined,
      sent: { playerCount: 0, answerCount: 0, at: 0 },
      isSending: false,
      isStale: false,
      hasFailed: false,
    }
    rooms.set(quiz.id, room)
    room.listeners.add(listener)
    timer ??= setInterval(() => void tick(), tickMs).unref()
    void sendOwn(listener)
    return () => leave(listener, room)
  }

  const leave = (listener: Listener, room: Room) => {
    room.listeners.delete(listener)
    void noteSeen(listener, room)
    if (room.listeners.size === 0 && rooms.get(listener.quiz.id) === room) rooms.delete(listener.quiz.id)
    if (rooms.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  /** The player of a stream was online until its end. */
  const noteSeen = async ({ userId }: Listener, { state }: Room) => {
    if (!state?.game || !isOpen(state.game)) return
    try {
      await markSeen(db, state.game, { userId, now: clock() })
    } catch (error) {
      log.warn({ error: safeError(error) }, 'the end of a stream cannot be noted')
    }
  }

  /** A phone that lost its connection may have left a stream behind, so the latest ones stay. */
  const endOldest = (userId: number) => {
    const own = [...rooms.values()].flatMap(({ listeners }) => [...listeners].filter((one) => one.userId === userId))
    for (const { client } of own.slice(0, Math.max(0, own.length - maxStreamsOfUser + 1))) client.end()
  }

  const listenersOf = (quizId: number, userId: number): Listener[] =>
    rooms
      .get(quizId)
      ?.listeners.values()
      .filter((listener) => listener.userId === userId)
      .toArray() ?? []

  return {
    enter,
    /** Sends a change of this process at once. */
    update: (quizId: number) => {
      if (rooms.has(quizId)) void tick()
    },
    isFollowing: (quizId: number, userId: number): boolean => listenersOf(quizId, userId).length > 0,
    /** Shows an answer on the other devices of its user; the one that sent it knows. */
    answered: (quizId: number, userId: number) => {
      const own = listenersOf(quizId, userId)
      if (own.length > 1) for (const listener of own) void sendOwn(listener)
    },
  }
}
export type Rooms = ReturnType<typeof openRooms>

const haveChanged = (sent: Counts, now: Counts): boolean => sent.playerCount !== now.playerCount || sent.answerCount !== now.answerCount

const opened = new WeakMap<Db, Rooms>()

/** The rooms of a process: one set for its database. */
export const roomsOf = (deps: Deps): Rooms => {
  const known = opened.get(deps.db) ?? openRooms(deps)
  opened.set(deps.db, known)
  return known
}
