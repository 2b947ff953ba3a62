import { get, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

type Player = { url: string; code: string; token: string; questions: { id: number; right: number; wrong: number }[] }
type OpenQuestion = { number: number; token: string; openedMs: number; closesMs: number; at: number }
type Given = { number: number; value: number; body: string; points: number }

/** A player of a live quiz as its page behaves: it follows the event stream, answers, and sends an unsent answer before it connects again. */
export const openPlayer = ({ url, code, token, questions }: Player) => {
  const headers = { authorization: `Bearer ${token}` }
  const waiting = new Map<number, (at: number) => void>()
  const end = Promise.withResolvers<void>()
  const unsent: Given[] = []
  const answered = new Set<number>()
  let stream: IncomingMessage | null = null
  let isLost = false
  let isStreaming = false
  let losses = 0
  let shown: OpenQuestion | null = null
  let deserved = 0
  let points = 0
  let back: Promise<void> = Promise.resolve()

  const connect = () =>
    new Promise<void>((resolve, reject) => {
      const connecting = get(`${url}/api/fast-quiz/${code}/stream`, { headers, agent: false }, (answer) => {
        stream = answer
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          if (!text.endsWith('\n\n')) return
          receive(text)
          text = ''
          isStreaming = true
          resolve()
        })
        answer.on('error', () => undefined)
      })
      connecting.on('error', reject)
    })

  const receive = (text: string) => {
    const at = performance.now()
    points = Number(/"me":\{"playerId":\d+,"name":"[^"]*","points":(\d+)/.exec(text.slice(text.lastIndexOf('data: ')))?.[1] ?? points)
    if (text.includes('"state":"finished"')) end.resolve()
    const number = Number(/"currentQuestion":\{"id":\d+,"number":(\d+)/.exec(text)?.[1] ?? 0)
    const proof = /"token":"([^"]+)"/.exec(text)?.[1]
    const [openedAt, closesAt] = ['openedAt', 'closesAt'].map((name) => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? '')
    if (proof && shown?.number !== number)
      shown = { number, token: proof, openedMs: Date.parse(openedAt ?? ''), closesMs: Date.parse(closesAt ?? ''), at }
    waiting.get(number)?.(at)
    waiting.delete(number)
  }

  /** The points that the answer deserves by its time, as without a loss. */
  const answer = (number: number) => {
    const question = questions[number - 1]
    // a lost player may still have the question before
    if (!question || shown?.number !== number || answered.has(number)) return
    answered.add(number)
    const elapsedMs = Math.round(performance.now() - shown.at)
    const value = Math.random() < 0.5 ? question.right : question.wrong
    const answeredMs = Number(shown.token.split('.')[2]) + elapsedMs
    const share = Math.min(1, Math.max(0, (answeredMs - shown.openedMs) / (shown.closesMs - shown.openedMs)))
    const body = JSON.stringify({ questionId: question.id, value, token: shown.token, elapsedMs })
    unsent.push({ number, value, body, points: value === question.right ? Math.round(1000 - 500 * share) : 0 })
    if (!isLost) void flush()
  }

  const flush = async () => {
    for (let given = unsent.shift(); given; given = unsent.shift()) {
      const status = await post(`/fast-quiz/${code}/answers`, given.body)
      if (status !== 200) throw new Error(`an answer got ${status}`)
      deserved += given.points
    }
  }

  const post = (path: string, body: string) =>
    new Promise<number>((resolve, reject) => {
      const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, agent: false }
      const sent = request(`${url}/api${path}`, options, (reply) => reply.resume().on('end', () => resolve(reply.statusCode ?? 0)))
      sent.on('error', reject).end(body)
    })

  const lose = async (afterMs: number, forMs: number) => {
    await delay(afterMs)
    isLost = true
    isStreaming = false
    losses += 1
    stream?.destroy()
    await delay(forMs)
    isLost = false
    await flush()
    await connect()
  }

  return {
    join: async () => {
      await post(`/fast-quiz/${code}/players`, '{}')
      await connect()
    },
    isConnected: () => isStreaming,
    /** Resolves with the time of arrival of a question. */
    shows: (number: number) => new Promise<number>((resolve) => waiting.set(number, resolve)),
    answerAfter: (number: number, ms: number) => {
      setTimeout(() => answer(number), ms)
    },
    loseFor: (afterMs: number, forMs: number) => {
      const before = back
      back = before.then(() => lose(afterMs, forMs))
    },
    returned: () => back,
    losses: () => losses,
    finished: end.promise,
    deserved: () => deserved,
    points: () => points,
    close: () => stream?.destroy(),
  }
}
export type LivePlayer = ReturnType<typeof openPlayer>
