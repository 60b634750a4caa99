import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server on localhost that accepts everything. */
export interface MailServer {
  port: number
  /** Messages as received over the wire, oldest first. */
  messages: { from: string; to: string[]; raw: string }[]
  close: () => Promise<void>
}

/** Starts a mail server without encryption or passwords, on a free port by default. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const messages: MailServer['messages'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, session, done) => {
      buffer(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope
        messages.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString(),
        })
        done()
      }, done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    messages,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
