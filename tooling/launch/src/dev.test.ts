import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import { dev } from './dev.ts'
import { createPrograms } from './programs.ts'

test('a port that another program has is told before anything is installed or started', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  let written = ''
  const screen = { isTerminal: false, write: (text: string) => (written += text) }
  const context: Context = {
    root: '/nowhere',
    environment: { PORT: String(port) },
    programs: createPrograms(1000),
    screen,
  }
  try {
    expect(await dev(context)).toBe(1)
    expect(written).toBe(
      `Another program listens on port ${port}, which the API needs. Stop it, or choose another port with PORT.\n`,
    )
  } finally {
    other.close()
  }
})
