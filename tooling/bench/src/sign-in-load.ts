import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Concurrent sign-ins, as in the review's measurement. */
export const atOnce = 12
/** Milliseconds between health checks of the server. */
const probeInterval = 20

/** A server, what it knows a browser by, and the account that signs in. */
export interface SignInTarget {
  readonly origin: string
  readonly apikey: string
  readonly account: { readonly email: string; readonly password: string }
}

/** What a server did meanwhile. */
export interface SignInLoad {
  /** Sign-ins a second. */
  readonly perSecond: number
  /** How long each health check took, in milliseconds. */
  readonly waits: readonly number[]
}

/**
 * Signs in on twelve connections for some seconds, and looks at `/health/live` meanwhile. It takes its processor time
 * from the server on the same machine, so it is plain `node:http`: `fetch` takes twice as much. Throws when an answer
 * isn't a 200.
 */
export async function signInsOn({ origin, apikey, account }: SignInTarget, seconds: number): Promise<SignInLoad> {
  const agent = new Agent({ keepAlive: true })
  const body = JSON.stringify(account)
  const waits: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  const person = async () => {
    while (performance.now() < end) {
      await answered(agent, `${origin}/auth/v1/token?grant_type=password`, { apikey, body })
      done += 1
    }
  }
  const probe = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      await answered(agent, `${origin}/health/live`)
      waits.push(performance.now() - asked)
      await sleep(probeInterval)
    }
  }
  await Promise.all([...Array.from({ length: atOnce }, person), probe()])
  const perSecond = (done * 1000) / (performance.now() - start)
  agent.destroy()
  return { perSecond, waits }
}

async function answered(agent: Agent, url: string, post?: { apikey: string; body: string }): Promise<void> {
  const headers = post && { apikey: post.apikey, 'content-length': Buffer.byteLength(post.body) }
  const sent = request(url, { agent, method: post ? 'POST' : 'GET', ...(headers && { headers }) })
  sent.end(post?.body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode ?? 'no status'}`)
}
