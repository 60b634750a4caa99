import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAuthKeys } from '@dst/auth-server'
import { freePort } from '@dst/vitest-config/free-port'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newBackup } from '../backup/backup-names.ts'
import { inTime, type Finding } from './finding.ts'
import { lookAtBackups, lookAtDisk, lookAtKeys, lookAtPort, lookAtVersions } from './look-at-machine.ts'

let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'dst-machine-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

test.each([
  ['22.21.0', true],
  ['24.6.0', true],
  ['24.7.0', false],
  ['26.0.0', false],
])('Node %s prevents operation: %s', (node, prevents) => {
  expect(lookAtVersions(node)).toMatchObject({ prevents, says: expect.stringContaining(`Node ${node}`) as string })
})

test('a port is free, or this product’s, or prevents operation', async () => {
  const host = '127.0.0.1'
  expect(await lookAtPort({ host, port: await freePort() })).toMatchObject({ prevents: false })
  const answers = async (body: string) => {
    const server = createServer((_request, reply) => reply.end(body)).listen(0, host)
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return lookAtPort({ host, port: (server.address() as AddressInfo).port })
  }
  expect(await answers('{"authAnonKey":"sb_publishable"}')).toMatchObject({
    says: expect.stringMatching(/^a server listens at 127/) as string,
    prevents: false,
  })
  expect(await answers('Welcome to another program')).toMatchObject({
    says: expect.stringMatching(/can't be used \(EADDRINUSE\): stop the program/) as string,
    prevents: true,
  })
})

test('keys that others can read, or that are none, prevent operation', async () => {
  const settings = { dataFolder, authKeys: undefined, hostedAuth: undefined }
  const file = join(dataFolder, 'auth-keys.json')
  expect(await lookAtKeys(settings)).toMatchObject({
    says: expect.stringMatching(/^none yet/) as string,
    prevents: false,
  })
  writeFileSync(file, JSON.stringify(await newAuthKeys()), { mode: 0o600 })
  expect(await lookAtKeys(settings)).toEqual({ about: 'keys', says: `${file}; one of them signs`, prevents: false })
  chmodSync(file, 0o640)
  expect(await lookAtKeys(settings)).toMatchObject({
    says: expect.stringContaining('chmod 600') as string,
    prevents: true,
  })
  writeFileSync(file, '{"keys":[]}')
  expect(await lookAtKeys(settings)).toMatchObject({
    says: `${file} is not a keys file: restore it from a backup`,
    prevents: true,
  })
})

test('the space is that of the disk on which the folder is, or will be', async () => {
  expect((await lookAtDisk({ dataFolder: join(dataFolder, 'not', 'yet') })).says).toMatch(/^\d+ MB are free for .*yet/)
})

test('the age of a backup is that of the newest with such a name', async () => {
  const says = async () => (await lookAtBackups({ dataFolder })).says
  expect(await says()).toMatch(/^none in .*"pnpm backup" makes one/)
  mkdirSync(join(dataFolder, 'backups'))
  writeFileSync(join(dataFolder, 'backups', 'backup-of-it.partial'), '')
  expect(await says()).toMatch(/^none in/)
  const file = newBackup({ dataFolder })
  const old = (days: number) => utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000 - 60_000))
  writeFileSync(file, '')
  // A minute ago, and a minute ahead of this machine's clock.
  for (const days of [0, -2 / 1440]) {
    old(days)
    expect(await says()).toMatch(/is less than a day old$/)
  }
  old(1)
  expect(await says()).toMatch(/is one day old$/)
  old(2)
  expect(await says()).toMatch(/is 2 days old; "pnpm backup" makes another$/)
})

test('what does not answer in time is a finding of its own', async () => {
  const late: Finding = { about: 'mail', says: 'late', prevents: true }
  const found: Finding = { about: 'mail', says: 'ready', prevents: false }
  expect(await inTime(Promise.resolve([found]), late, 1000)).toEqual([found])
  expect(await inTime(new Promise(() => {}), late, 20)).toEqual([late])
})
