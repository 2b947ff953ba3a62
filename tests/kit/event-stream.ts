import { get, type IncomingMessage } from 'node:http'

export type EventReader = {
  status: number
  headers: IncomingMessage['headers']
  /** The data of all events so far. */
  events: string[]
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close: () => void
}

type Request = { port: number; path: string; headers: Record<string, string> }

/** Reads server-sent events of a listening server; beats are left out. */
export const readEvents = ({ port, path, headers }: Request): Promise<EventReader> =>
  new Promise((resolve, reject) => {
    const request = get({ port, path, headers, agent: false }, (answer) => {
      const events: string[] = []
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) if (!part.startsWith('event: beat')) events.push(dataOf(part))
      })
      const ended = new Promise<void>((end) => answer.on('close', end).on('error', () => end()))
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, events, ended, close: () => request.destroy() })
    })
    request.on('error', reject)
  })

const dataOf = (part: string): string =>
  part
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))
    .join('\n')
