import { Agent, request } from 'node:http'

export type Ask = { method: 'GET' | 'POST'; path: string; token?: string; body?: string }
type Failure = { at: string; what: string }
export type Result = { asked: number; registered: number; slowestMs: number; failures: Failure[] }

/** Sends requests at a fixed rate, whether or not the earlier ones are answered. Returns a function that ends the traffic. */
export const startTraffic = (url: string, perSecond: number, next: () => Ask) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const result: Result = { asked: 0, registered: 0, slowestMs: 0, failures: [] }
  const open = new Set<Promise<void>>()
  const startedAt = performance.now()
  const send = async () => {
    const ask = next()
    const sentAt = performance.now()
    const outcome = await answerTo(url, agent, ask)
    result.slowestMs = Math.max(result.slowestMs, performance.now() - sentAt)
    if (outcome !== '200') result.failures.push({ at: new Date().toISOString(), what: `${ask.method} ${ask.path}: ${outcome}` })
    else if (ask.method === 'POST') result.registered += 1
  }
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) / 1000) * perSecond; result.asked < due; result.asked += 1) {
      const sent: Promise<void> = send().finally(() => open.delete(sent))
      open.add(sent)
    }
  }, 5)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    agent.destroy()
    return result
  }
}

const timeoutMs = 30_000

/** The status of the answer, with the body of a failure, or the error of the connection. */
const answerTo = (url: string, agent: Agent, { method, path, token, body }: Ask): Promise<string> =>
  new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    }
    const sent = request(url + path, { method, agent, headers, timeout: timeoutMs }, async (answer) => {
      const text = await answer.toArray().then((chunks) => Buffer.concat(chunks).toString(), String)
      resolve(answer.statusCode === 200 ? '200' : `${answer.statusCode} ${text.slice(0, 200)}`)
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', (error) => resolve(error.message))
    sent.end(body)
  })
