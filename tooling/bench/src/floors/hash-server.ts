import { argon2, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { SentAnswer } from './sent-answer.ts'

/** The product's own answer to a sign-in, sent as it is. */
const { headers, body } = JSON.parse(process.argv[2] ?? '{}') as SentAnswer
/** What the auth service hashes with. */
const parameters = {
  message: 'Correct-Horse-1',
  nonce: randomBytes(16),
  parallelism: 1,
  tagLength: 32,
  memory: 19_456,
  passes: 2,
}
const hash = promisify(argon2)
const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve<unknown>(undefined))
let turn = 0

/** Hashes once for each POST, as many at once as there are cores, and answers everything else at once. */
const server = createServer((request, response) => {
  const answer = () => void response.writeHead(200, headers).end(body)
  request.resume().on('end', () => {
    if (request.method !== 'POST') return answer()
    const lane = turn++ % lanes.length
    lanes[lane] = (lanes[lane] ?? Promise.resolve()).then(() => hash('argon2id', parameters))
    void lanes[lane].then(answer)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.once('SIGTERM', () => process.exit())
