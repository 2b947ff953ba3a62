import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type Accepted = { messageId: string; to: string; text: string }

/** The answer of the server to the next messages. */
export type Behaviour =
  | 'accept'
  | 'temporary'
  | 'permanent'
  | 'cutAfterData'
  | 'silentAfterData'
  | 'silentRecipient'
  | 'refusedGreeting'
  | 'refusedSender'
  | 'refusedRelay'

/** An SMTP server on loopback that records what it accepted. `behave` may decide by recipient. */
export const startSmtp = async (port = 0) => {
  const accepted: Accepted[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let behave: (to: string, isContent: boolean) => Behaviour = () => 'accept'
  const toOf = (session: SMTPServerSession) => session.envelope.rcptTo[0]?.address ?? ''
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => done(behave('', false) === 'refusedGreeting' ? refusal(554, 'no service here') : undefined),
    onMailFrom: (_address, _session, done) => done(behave('', false) === 'refusedSender' ? refusal(530, 'authentication required') : undefined),
    onRcptTo: ({ address }, _session, done) => {
      const does = behave(address, false)
      if (does === 'silentRecipient') return
      if (does === 'permanent') return done(refusal(550, 'no such mailbox'))
      if (does === 'refusedRelay') return done(refusal(554, '5.7.1 Relay access denied'))
      if (does === 'temporary') return done(refusal(451, 'try later'))
      done()
    },
    onData: async (stream, session, done) => {
      const content = await text(stream).catch(() => null)
      // the client was killed within the content
      if (content === null) return
      const to = toOf(session)
      const does = behave(to, true)
      if (does === 'silentAfterData') return
      const messageId = /^Message-ID: *(\S+)/im.exec(content)?.[1] ?? ''
      accepted.push({ messageId, to, text: content })
      for (const { count, resolve } of waiting) if (accepted.length >= count) resolve()
      if (does === 'cutAfterData') return void cut(server, session)
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  // an SMTP server on a port has an AddressInfo
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    accepted,
    /** Resolves when this many messages are accepted, before the answer to the last one. */
    whenAccepted: (count: number) => new Promise<void>((resolve) => waiting.push({ count, resolve })),
    behave: (next: typeof behave) => {
      behave = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

const cut = (server: SMTPServer, session: SMTPServerSession) => {
  for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy()
}
