import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const parameters = {
  message: 'Correct-Horse-1',
  nonce: randomBytes(16),
  parallelism: 1,
  tagLength: 32,
  memory: 19_456,
  passes: 2,
}
const hash = promisify(argon2)

/** One hash with the auth service's cost parameters, in the thread pool. */
export async function bareHash(): Promise<void> {
  await hash('argon2id', parameters)
}
