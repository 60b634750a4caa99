import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runProgram } from '../testing/operator-program.ts'
import { endServer, startServer } from '../testing/server-process.ts'

// Starts programs on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dst-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (environment: Record<string, string> = {}) => runProgram('doctor', [], { DATA_DIR: folder, ...environment })

test('out of the box the product can operate: placeholders are named, and no database is made', async () => {
  const { exitCode, out, err } = await run()
  expect([exitCode, err]).toEqual([0, ''])
  expect(out).toMatch(
    /^ {2}version {7}product \d\S+, Node \d\S+\n {2}placeholders {2}url, email, .*, partner \(packages\/content\/src: site\/site\.ts, partner\/partner-firm\.ts\)\n/,
  )
  expect(out).toContain(
    '  partner       Example Advisory Partners, by the stand-in at /dev/partner; consultations are open\n',
  )
  expect(out).toContain('  mail          none leaves: SMTP_URL is not set')
  expect(out).toContain(`  database      none yet in ${folder}; the first start makes it\n`)
  expect(existsSync(join(folder, 'database'))).toBe(false)
})

test('a site that others can reach, with a placeholder for a partner, cannot', async () => {
  const { exitCode, out } = await run({
    PUBLIC_URL: 'https://dst.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'DST <post@dst.test>',
    CONTACT_EMAIL: 'desk@dst.test',
    PARTNER_EMAIL: 'desk@partner.test',
  })
  expect(exitCode).toBe(1)
  expect(out).toContain('! partner       Example Advisory Partners, by mail; consultations are closed\n')
  expect(out).toMatch(/! configuration the partner firm is still the placeholder/)
  expect(out).toMatch(/! mail {10}the server in SMTP_URL does not take mail \(E\w+\)/)
})

test.each([
  [{ PORT: 'many' }, /\n! configuration PORT must be a whole number/],
  [
    { DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1:9/none' },
    /\n! database {6}The database in DATABASE_URL does not answer\./,
  ],
])('%j prevents operation, and no secret is shown', async (environment, says) => {
  const { exitCode, out, err } = await run(environment as unknown as Record<string, string>)
  expect([exitCode, err]).toEqual([1, ''])
  expect(out).toMatch(says)
  expect(out).not.toContain('secret-word')
})

test('beside a running server it says so; with that stopped it looks into the database', async () => {
  await unpackEmbeddedCopy(folder)
  const server = await startServer({ PORT: String(await freePort()), DATA_DIR: folder })
  try {
    expect(await run()).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('  database      in use by a running server') as string,
    })
  } finally {
    expect(await endServer(server, 'SIGTERM')).toBe(0)
  }
  const { exitCode, out } = await run()
  expect(exitCode).toBe(0)
  expect(out).toMatch(
    / {2}database {6}\S+ answers in \d+ ms \(Postgres [^)]+\), migrated\n {2}queue {9}no dead letters/,
  )
})
