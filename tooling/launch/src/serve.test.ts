import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from './context.ts'
import { createPrograms } from './programs.ts'
import { readyBlock } from './ready-block.ts'
import { readServerLine } from './server-events.ts'
import { serve } from './serve.ts'

let root: string
let written: string
let context: Context

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-test-'))
  written = ''
  const screen = { isTerminal: false, write: (text: string) => (written += text) }
  context = { root, environment: {}, programs: createPrograms(1000), screen }
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await context.programs.stop()
  await rm(root, { recursive: true })
})

const listening = { event: 'listening', url: 'http://127.0.0.1:4000' }

function serveLines(
  lines: unknown[],
  end: string,
  onListening: Parameters<typeof serve>[1]['onListening'] = () => {},
  logFile = join(root, 'logs', 'server.log'),
) {
  vi.stubEnv('FIXTURE_LINES', JSON.stringify(lines))
  vi.stubEnv('FIXTURE_END', end)
  return serve(context, {
    program: join(import.meta.dirname, '..', 'fixtures', 'json-lines.cjs'),
    logFile,
    onListening,
  })
}

test('a server that listens is announced with its address, and a stop on purpose is a success', async () => {
  const urls: string[] = []
  const code = await serveLines([{ level: 30, msg: 'starting' }, listening], 'stay', ({ url }) => {
    urls.push(url)
    void context.programs.stop()
  })
  expect([urls, code]).toEqual([['http://127.0.0.1:4000'], 0])
})

test('the paragraph of a refusal is all that is shown, and the start has failed', async () => {
  const message = 'Port 4000 is in use by another program. Stop it, or choose another port with PORT=4001 npm start.'
  expect(await serveLines([{ event: 'refused', code: 'port-in-use', message }], '1')).toBe(1)
  expect(written).toContain(message)
  expect(written).not.toContain('exit code')
})

test('a server that ends without a word is a failure that names its log', async () => {
  expect(await serveLines(['SyntaxError: unexpected token'], '1')).toBe(1)
  expect(written).toContain('SyntaxError: unexpected token')
  expect(written).toContain(`The server ended with exit code 1. Its log is ${join(root, 'logs', 'server.log')}.`)
})

test('a server that ends before it listened has failed, whatever its exit code', async () => {
  expect(await serveLines([], '0')).toBe(1)
})

test('everything goes to the log, and of a warning only its sentence and code to the screen', async () => {
  const warning = { level: 40, msg: 'mail could not be sent', code: 'smtp-unreachable', to: 'ada@example.com' }
  await serveLines([{ level: 30, msg: 'request completed' }, listening, warning], '0')
  expect(written).toContain('warning: mail could not be sent (smtp-unreachable)\n')
  expect(written).not.toContain('ada@example.com')
  expect(written).not.toContain('request completed')
  const log = await readFile(join(root, 'logs', 'server.log'), 'utf8')
  expect(log.trim().split('\n')).toHaveLength(3)
})

test('a log that cannot be written does not stop the server', async () => {
  await writeFile(join(root, 'taken'), '')
  expect(await serveLines([listening], '0', () => {}, join(root, 'taken', 'server.log'))).toBe(0)
})

test.each([
  ['{"level":50,"msg":"boom"}', { kind: 'warning', text: 'error: boom' }],
  ['{"level":30,"msg":"fine"}', { kind: 'log' }],
  ['{"event":"listening"}', { kind: 'log' }],
  [
    '{"event":"listening","url":"http://127.0.0.1:4000","placeholders":[],"desk":true,"google":"stand-in"}',
    { kind: 'listening', url: 'http://127.0.0.1:4000', placeholders: [], desk: true, google: 'stand-in' },
  ],
  [
    '{"event":"listening","url":"http://127.0.0.1:4000","placeholders":["partner",7]}',
    { kind: 'listening', url: 'http://127.0.0.1:4000', placeholders: ['partner'], desk: false },
  ],
  ['(node:1) Warning: old', { kind: 'warning', text: '(node:1) Warning: old' }],
  ['', { kind: 'log' }],
  ['[1,2]', { kind: 'warning', text: '[1,2]' }],
])('the line %s', (line, event) => {
  expect(readServerLine(line)).toEqual(event)
})

test('the block names every place to look', () => {
  const block = readyBlock({
    url: 'http://127.0.0.1:4000',
    placeholders: ['partner', 'legal.address'],
    google: 'stand-in',
    desk: true,
    dataFolder: '/checkout/.data',
    logFile: '/checkout/.data/logs/server.log',
    environment: {},
  })
  expect(block).toContain('Site           http://127.0.0.1:4000/\n')
  expect(block).toContain('Mailbox        http://127.0.0.1:4000/dev/mailbox ')
  expect(block).toContain('Desk           http://127.0.0.1:4000/dev/desk ')
  expect(block).toContain('Google         http://127.0.0.1:4000/dev/google ')
  expect(block).toContain('API reference  http://127.0.0.1:4000/api/docs\n')
  expect(block).toContain('Data           /checkout/.data ')
  expect(block).toContain(
    'To fill in     partner, legal.address  (packages/content/src: site/site.ts, partner/partner-firm.ts)\n',
  )
  expect(block).toContain('Stop           Ctrl-C\n')
})

test('the block never shows the address of a database or a mail server', () => {
  const block = readyBlock({
    url: 'http://127.0.0.1:4000',
    placeholders: [],
    google: 'off',
    desk: false,
    dataFolder: '/checkout/.data',
    logFile: '/log',
    environment: { DATABASE_URL: 'postgres://ada:secret@db', SMTP_URL: 'smtp://ada:secret@mail', WEB: 'off' },
  })
  expect(block).not.toContain('secret')
  expect(block).not.toContain('To fill in')
  expect(block).not.toContain('Desk')
  expect(block).toContain('Site           off (WEB=off)\n')
  expect(block).toContain('Mailbox        off: mail goes out through SMTP_URL\n')
  expect(block).toContain('Google         off: GOOGLE_CLIENT_ID is not set\n')
  expect(block).toContain('Data           in the database of DATABASE_URL\n')
})
