import autocannon from 'autocannon'

/** What one person sends. */
export interface Request {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Makes the next request of a connection, when each depends on the answer before it. */
  readonly setupRequest?: (request: autocannon.Request) => autocannon.Request
  readonly onResponse?: (status: number, body: string) => void
}

/** What is called, over and over: each connection sends one of the requests. */
export interface Target {
  readonly origin: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly requests: readonly Request[]
}

/** What a server did under load. */
export interface Load {
  /** Answers a second. */
  readonly perSecond: number
  /** The slowest one in a hundred, in milliseconds. */
  readonly p99: number
}

/** Connections that each have one request under way, always. */
export const connections = 64

/** Calls a target on all connections for some seconds. Throws when any answer isn't a 2xx. */
export async function loadOn({ origin, method = 'GET', requests }: Target, seconds: number): Promise<Load> {
  let place = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests([{ method, ...requests[place++ % requests.length] }]),
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${method} ${requests[0]?.path ?? origin}: ${failed} calls failed`)
  return { perSecond: Math.round(result['2xx'] / result.duration), p99: result.latency.p99 }
}
