import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

// Hashes with the auth service's cost parameters on all cores, with no other load, and prints hashes per second.
const parameters = {
  message: 'Correct-Horse-1',
  nonce: randomBytes(16),
  parallelism: 1,
  tagLength: 32,
  memory: 19_456,
  passes: 2,
}
const hash = promisify(argon2)
const seconds = Number(process.argv[2])
const start = performance.now()
const end = start + seconds * 1000
let hashes = 0
const lane = async () => {
  while (performance.now() < end) {
    await hash('argon2id', parameters)
    hashes += 1
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))
process.stdout.write(`${(hashes * 1000) / (performance.now() - start)}\n`)
