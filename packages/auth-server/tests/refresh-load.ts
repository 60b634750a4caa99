import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Parameters of the load: sequential calls on each connection. */
export interface Load {
  url: string
  headers: Record<string, string>
  seconds: number
  /** First refresh token of each connection. */
  tokens: readonly string[]
}

/** Results of the load. */
export interface Answers {
  perSecond: number
  /** Duration of every call in milliseconds. */
  waits: number[]
}

// In a separate thread, so that the server under load has its own.
const { url, headers, seconds, tokens } = workerData as Load
const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
const waits: number[] = []
const begun = performance.now()
const end = begun + seconds * 1000

function post(body: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (reply) => {
        let text = ''
        reply
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => resolve({ status: reply.statusCode, text }))
          .on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

async function connection(first: string): Promise<void> {
  let token = first
  while (performance.now() < end) {
    const asked = performance.now()
    const { status, text } = await post(JSON.stringify({ refresh_token: token }))
    if (status !== 200) throw new Error(`a call was answered with ${status}: ${text}`)
    token = (JSON.parse(text) as { refresh_token: string }).refresh_token
    waits.push(performance.now() - asked)
  }
}

await Promise.all(tokens.map(connection))
parentPort?.postMessage({ perSecond: (waits.length * 1000) / (performance.now() - begun), waits } satisfies Answers)
agent.destroy()
