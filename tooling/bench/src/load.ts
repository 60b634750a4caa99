import autocannon from 'autocannon'

/** What is called, over and over. */
export interface Target {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
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
export async function loadOn({ url, method = 'GET', headers = {}, body }: Target, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
    connections,
    duration: seconds,
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${method} ${new URL(url).pathname}: ${failed} calls failed`)
  return { perSecond: Math.round(result['2xx'] / result.duration), p99: result.latency.p99 }
}
