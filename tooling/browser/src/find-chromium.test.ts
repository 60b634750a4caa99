import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'
import { thisMachine, type Machine } from './machine.ts'

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Linux machine that has only the named programs, each of which identifies itself as Chromium. */
function machineWith(programs: string[], changes: Partial<Machine> = {}): Machine & { ran: string[]; said: string[] } {
  const ran: string[] = []
  const said: string[] = []
  return {
    ...thisMachine(),
    platform: 'linux',
    architecture: 'x64',
    isRoot: false,
    home: '/home/ada',
    toolsFolder: '/checkout/.tools',
    environment: { PATH: '/usr/bin', HOME: '/home/ada' },
    isExecutable: async (path) => programs.includes(path),
    readText: async () => undefined,
    list: async () => [],
    run: async (program, args) => {
      ran.push([program, ...args].join(' '))
      return { code: 0, output: 'Chromium 156.0.8078.79' }
    },
    createFolder: async (folder, fill) => fill(`${folder}.draft`),
    write: async () => {},
    say: (text) => said.push(text),
    ran,
    said,
    ...changes,
  }
}

describe('where a browser comes from', () => {
  test('CHROMIUM_PATH wins over an installed one', async () => {
    const machine = machineWith(['/opt/mine/chrome', '/usr/bin/chromium'], {
      environment: { CHROMIUM_PATH: '/opt/mine/chrome' },
    })
    expect((await findChromium({ machine })).executablePath).toBe('/opt/mine/chrome')
  })

  test('a CHROMIUM_PATH that names nothing is an error, not a reason to use another browser', async () => {
    const machine = machineWith(['/usr/bin/chromium'], { environment: { CHROMIUM_PATH: '/gone' } })
    await expect(findChromium({ machine })).rejects.toThrow(
      'CHROMIUM_PATH names /gone, which does not start as a Chromium.',
    )
  })

  test('an installed browser is used before a download', async () => {
    const machine = machineWith(
      ['/usr/bin/google-chrome', '/home/ada/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome'],
      {
        list: async () => ['chromium-1200'],
      },
    )
    expect((await findChromium({ machine })).executablePath).toBe('/usr/bin/google-chrome')
  })

  test('one without windows is used before one with them, which is slower', async () => {
    const machine = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
    expect((await findChromium({ machine })).executablePath).toBe('/usr/bin/chromium-headless-shell')
  })

  test('a program of the right name that is no Chromium is passed over', async () => {
    const machine = machineWith(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'], {
      run: async (program) =>
        program.endsWith('chromium-browser')
          ? { code: 1, output: 'requires the chromium snap to be installed' }
          : { code: 0, output: 'Google Chrome 150.0' },
    })
    expect((await findChromium({ machine })).executablePath).toBe('/usr/bin/google-chrome')
  })

  test('of several downloads by Playwright the newest is used', async () => {
    const folder = '/home/ada/.cache/ms-playwright'
    const machine = machineWith(
      [`${folder}/chromium-999/chrome-linux/chrome`, `${folder}/chromium-1200/chrome-linux64/chrome`],
      {
        list: async () => ['chromium-999', 'chromium-1200', 'firefox-1500', '.links'],
      },
    )
    expect((await findChromium({ machine })).executablePath).toBe(`${folder}/chromium-1200/chrome-linux64/chrome`)
  })

  test('root on Debian gets the Debian package', async () => {
    const installed: string[] = []
    const machine = machineWith(installed, {
      isRoot: true,
      readText: async () => 'NAME="Debian"\nID=debian\n',
      run: async (program, args) => {
        if (program === 'apt-get' && args.includes('chromium-headless-shell'))
          installed.push('/usr/bin/chromium-headless-shell')
        return { code: 0, output: 'Chromium 156' }
      },
    })
    const found = await findChromium({ machine })
    expect(found.executablePath).toBe('/usr/bin/chromium-headless-shell')
    expect(found.args).toEqual(['--no-sandbox', ...quietFlags])
  })

  test.each([
    ['another user than root', { isRoot: false, readText: async () => 'ID=debian' }],
    [
      'root on Ubuntu, whose package holds no browser',
      { isRoot: true, readText: async () => 'ID=ubuntu\nID_LIKE=debian' },
    ],
  ])('%s does not call apt-get', async (_who, changes) => {
    const machine = machineWith(['/checkout/.tools/chromium-153.0.0/unpacked/chromium'], changes)
    await findChromium({ machine })
    expect(machine.ran.filter((line) => line.startsWith('apt-get'))).toEqual([])
  })

  test('an unreachable Debian mirror leads on to the npm registry', async () => {
    const machine = machineWith([], {
      isRoot: true,
      readText: async () => 'ID=debian',
      run: async (program) =>
        program === 'apt-get' ? { code: 100, output: 'Temporary failure resolving' } : { code: 0, output: '' },
    })
    const found = await findChromium({ machine })
    expect(found.executablePath).toBe('/checkout/.tools/chromium-153.0.0/unpacked/chromium')
    expect(machine.said.join('\n')).toContain('Temporary failure resolving')
  })

  test('the fetched browser gets its libraries, every browser its fonts, beside the caller’s environment', async () => {
    const machine = machineWith(['/checkout/.tools/chromium-153.0.0/unpacked/chromium'], {
      environment: { HOME: '/home/ada', LD_LIBRARY_PATH: '/opt/lib' },
    })
    const found = await findChromium({ machine })
    expect(found.env).toEqual({
      HOME: '/home/ada',
      LD_LIBRARY_PATH: '/checkout/.tools/chromium-153.0.0/unpacked/al2023/lib:/opt/lib',
      FONTCONFIG_FILE: '/checkout/.tools/device-fonts/arial-and-times-new-roman/fonts.conf',
    })
    expect(machine.said).toEqual([])
  })

  test('with no browser and no registry the error says what to do', async () => {
    const machine = machineWith([], { run: async () => ({ code: 1, output: 'network unreachable' }) })
    await expect(findChromium({ machine })).rejects.toThrow('Install Chromium or Chrome')
    expect(machine.said).toContain('pnpm could not fetch it: network unreachable')
  })

  test('on a Mac without a browser nothing for Linux is fetched', async () => {
    const machine = machineWith([], { platform: 'darwin', architecture: 'arm64' })
    await expect(findChromium({ machine })).rejects.toThrow('No Chromium was found')
    expect(machine.ran).toEqual([])
  })
})

test('the sandbox stays on for everyone but root', async () => {
  expect((await findChromium({ machine: machineWith(['/usr/bin/chromium']) })).args).toEqual(quietFlags)
})

describe('a folder that is fetched into', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'browser-test-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('appears under its name only when it is complete', async () => {
    const target = join(folder, 'chromium')
    const failed = await thisMachine().createFolder(target, async (draft) => {
      await writeFile(join(draft, 'half'), '')
      return false
    })
    expect([failed, await readdir(folder)]).toEqual([false, []])

    const done = await thisMachine().createFolder(target, async (draft) => {
      await writeFile(join(draft, 'whole'), '')
      return true
    })
    expect([done, await readdir(target)]).toEqual([true, ['whole']])
  })
})

test('a program that cannot start or takes too long is an outcome, not an exception', async () => {
  const machine = thisMachine()
  expect((await machine.run('/no/such/program', [], { timeoutMs: 1000 })).code).toBe(-1)
  expect((await machine.run(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { timeoutMs: 200 })).code).toBe(
    -1,
  )
})
