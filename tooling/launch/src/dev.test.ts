import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import { dev } from './dev.ts'
import { createPrograms } from './programs.ts'

/** What `dev` says and returns with this port, before anything is installed or started. */
async function refusal(port: string) {
  let written = ''
  const screen = { isTerminal: false, write: (text: string) => (written += text) }
  const context: Context = { root: '/nowhere', environment: { PORT: port }, programs: createPrograms(1000), screen }
  return { code: await dev(context), written }
}

test('a port that another program has is told before anything is installed or started', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  try {
    expect(await refusal(String(port))).toEqual({
      code: 1,
      written:
        `Another program listens on port ${port}, which the API needs. Stop it, or choose another port with ` +
        'PORT.\n',
    })
  } finally {
    other.close()
  }
})

test.each(['abc', '-1', '0', '65536', '99999', '80.5'])('PORT=%s is refused with a sentence', async (port) => {
  expect(await refusal(port)).toEqual({
    code: 1,
    written: 'PORT must be a whole number from 1 to 65535: the site has to know where the API listens.\n',
  })
})
