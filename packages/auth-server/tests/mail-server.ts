import { createServer } from 'node:net'

/** An email as received by a mail server. */
export interface Letter {
  /** All recipients in the envelope. */
  to: string[]
  /** The raw header. */
  header: string
  /** Header and body, decoded. */
  text: string
}

/** A local mail server that accepts everything. */
export interface MailServer {
  letters: Letter[]
  close: () => void
}

/** Starts a mail server on a port. */
export async function startMailServer(port: number): Promise<MailServer> {
  const letters: Letter[] = []
  const server = createServer((socket) => {
    let [to, data, isData]: [string[], string, boolean] = [[], '', false]
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      if (isData) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        letters.push({ to, header: data.slice(0, data.indexOf('\r\n\r\n')), text: decoded(data) })
        ;[to, data, isData] = [[], '', false]
        socket.write('250 ok\r\n')
        return
      }
      for (const [, address = ''] of text.matchAll(/^RCPT TO:<([^>]*)>/gim)) to.push(address)
      isData = /^DATA\r\n/im.test(text)
      if (/^QUIT/im.test(text)) socket.end('221 bye\r\n')
      else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return { letters, close: () => void server.close() }
}

/** The decoded text of a quoted-printable email. */
function decoded(data: string): string {
  const joined = data
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  return joined.replaceAll('\r\n', '\n')
}
