import { connect, type Socket } from 'node:net'

/** A raw connection on which a test writes what no HTTP client would send. */
export interface RawConnection {
  socket: Socket
  /** Everything received, once the other side has closed the connection. */
  closed: Promise<string>
}

/** Connects and sends `text` unchanged; received data is only read when `reads` is true. */
export function openRaw(port: number, text: string, reads = true): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  if (reads) socket.on('data', (chunk) => (received += chunk.toString()))
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
  socket.write(text)
  return { socket, closed }
}
