import { expect, test } from 'vitest'
import type { Config } from '../config/config.ts'
import { away, brokenDatabase } from '../testing/broken-database.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { createMint } from '../testing/tokens.ts'

/** The database is away: whatever is reached answers 503. */
async function answersUnder(host: string, config: Partial<Config>): Promise<number[]> {
  const { verifier } = await createMint()
  const app = await buildTestApp({ db: brokenDatabase(away), verifier, config })
  const answers = ['/dev/mailbox', '/dev/mailbox/messages', '/api/faqs'].map((url) =>
    app.inject({ url, headers: { host } }),
  )
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  await app.close()
  return statuses
}

const localMachine = { host: '127.0.0.1', publicUrl: 'http://localhost:4000' }

test.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST'])(
  'the mailbox of a machine that only its own programs reach is there under %s',
  async (host) => {
    expect(await answersUnder(host, localMachine)).toEqual([503, 503, 503])
  },
)

test.each(['evil.example.com:4000', 'localhost.evil.example.com', '127.0.0.1.evil.example.com'])(
  'a page of another site whose name leads here, %s, finds no mailbox',
  async (host) => {
    expect(await answersUnder(host, localMachine)).toEqual([404, 404, 503])
  },
)

test.each([
  { ...localMachine, publicUrl: 'https://site.example.com' },
  { ...localMachine, host: '0.0.0.0' },
  { ...localMachine, trustProxy: 1 },
])('where the operator lets others reach the mailbox, it has their name for it: %o', async (config) => {
  expect(await answersUnder('staging.example.com', config)).toEqual([503, 503, 503])
})
