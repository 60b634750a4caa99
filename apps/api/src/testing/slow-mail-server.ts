import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** The steps of a mail's dialogue; at `body` the message has been received in full. */
export type MailStep = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body'

/** How a mail server treats those who come from now on. */
export interface Mood {
  /** Milliseconds before each answer. */
  pause?: number
  /** Milliseconds between the characters of each answer. */
  drip?: number
  /** The step that it never answers; after `body` it has the message nevertheless. */
  silentAt?: MailStep
  /** Called with each step before its answer, which waits for what this returns. */
  onStep?: (step: MailStep) => Promise<void> | undefined
}

/** One message, and how often the server has taken it: with an answer that left, and without one. */
export interface Arrival {
  to: string
  raw: string
  answered: number
  unanswered: number
}

/** A mail server that can be slow. */
export interface SlowMailServer {
  port: number
  /** By Message-ID. */
  arrivals: ReadonlyMap<string, Arrival>
  feel: (mood: Mood) => void
  /** How many connections are open. */
  connections: () => number
  close: () => Promise<void>
}

const answers: Record<MailStep, string> = {
  greeting: '220 slow.example.com',
  EHLO: '250 slow.example.com',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  body: '250 taken',
}

/** Starts one that is well, on a free port of the loopback address, without encryption or passwords. */
export async function startSlowMailServer(): Promise<SlowMailServer> {
  let mood: Mood = {}
  const arrivals = new Map<string, Arrival>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    void converse(socket, mood, arrivals)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    arrivals,
    feel: (chosen) => {
      mood = chosen
    },
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function converse(socket: Socket, mood: Mood, arrivals: Map<string, Arrival>): Promise<void> {
  /** Whether the answer left on an open connection. */
  const answer = async (step: MailStep) => {
    if (mood.silentAt === step) return false
    await mood.onStep?.(step)
    if (mood.pause !== undefined) await sleep(mood.pause)
    for (const piece of mood.drip === undefined ? [`${answers[step]}\r\n`] : `${answers[step]}\r\n`) {
      if (mood.drip !== undefined) await sleep(mood.drip)
      if (socket.destroyed || !socket.writable) return false
      socket.write(piece)
    }
    return true
  }
  let to = ''
  let body: string[] | undefined
  await answer('greeting')
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (body && line !== '.') {
      body.push(line)
    } else if (body) {
      const raw = body.join('\n')
      body = undefined
      // A long one is on the next line.
      const id = /^message-id:\s+(\S+)/im.exec(raw)?.[1] ?? raw
      const arrival = arrivals.get(id) ?? { to, raw, answered: 0, unanswered: 0 }
      arrivals.set(id, arrival)
      if (await answer('body')) arrival.answered += 1
      else arrival.unanswered += 1
    } else {
      const step = line.slice(0, 4).toUpperCase()
      if (!isStep(step)) return void socket.end('221 bye\r\n')
      if (step === 'RCPT') to = /<(.*?)>/.exec(line)?.[1] ?? ''
      if ((await answer(step)) && step === 'DATA') body = []
    }
  }
}

function isStep(word: string): word is MailStep {
  return word in answers
}
