import { expect, test } from 'vitest'
import { thisMachine, type Machine } from './machine.ts'
import { pinnedChromium } from './pinned-chromium.ts'

const unpacked = '/checkout/.tools/chromium-153.0.0/unpacked'

/** A Linux machine with its own browsers, libraries and settings, where each program identifies itself as Chromium. */
function machineWith(changes: Partial<Machine> = {}): Machine & { ran: string[] } {
  const ran: string[] = []
  return {
    ...thisMachine(),
    platform: 'linux',
    architecture: 'x64',
    toolsFolder: '/checkout/.tools',
    environment: {
      PATH: '/usr/bin',
      HOME: '/home/ada',
      CHROMIUM_PATH: '/opt/mine/chrome',
      LD_LIBRARY_PATH: '/opt/lib',
      XDG_DATA_HOME: '/home/ada/.data',
      FONTCONFIG_FILE: '/etc/fonts/mine.conf',
    },
    isExecutable: async () => true,
    readText: async () => undefined,
    run: async (program, args) => {
      ran.push([program, ...args].join(' '))
      return { code: 0, output: 'Chromium 153' }
    },
    createFolder: async (folder, fill) => fill(`${folder}.draft`),
    write: async () => {},
    say: () => {},
    ran,
    ...changes,
  }
}

test('pictures are made with the packaged browser, and with nothing else that the machine has', async () => {
  const machine = machineWith()
  const found = await pinnedChromium(machine)
  expect(found?.executablePath).toBe(`${unpacked}/chromium`)
  expect(found?.env).toEqual({
    PATH: '/usr/bin',
    HOME: unpacked,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    LD_LIBRARY_PATH: `${unpacked}/al2023/lib`,
    FONTCONFIG_FILE: '/checkout/.tools/device-fonts/arial-and-times-new-roman/fonts.conf',
  })
  expect(machine.ran).toEqual([`${unpacked}/chromium --no-sandbox --version`])
})

test('it draws in one way, whoever starts it', async () => {
  const asRoot = await pinnedChromium(machineWith({ isRoot: true }))
  const asUser = await pinnedChromium(machineWith({ isRoot: false }))
  expect(asRoot).toEqual(asUser)
  expect(asRoot?.args).toEqual(expect.arrayContaining(['--disable-skia-runtime-opts', '--force-color-profile=srgb']))
})

test('it is installed as its lockfile says', async () => {
  const machine = machineWith({ isExecutable: async () => false })
  await pinnedChromium(machine)
  expect(machine.ran[0]).toMatch(/^pnpm --dir .*packaged install --frozen-lockfile .*--ignore-scripts/)
})

test.each([
  ['a Mac', { platform: 'darwin', architecture: 'arm64' }],
  ['Linux on arm64', { architecture: 'arm64' }],
] as const)('on %s there is none, and nothing is fetched', async (_where, changes) => {
  const machine = machineWith(changes)
  expect([await pinnedChromium(machine), machine.ran]).toEqual([undefined, []])
})

test('where it should run and cannot be had, that is an error and no skip', async () => {
  const machine = machineWith({ isExecutable: async () => false, run: async () => ({ code: 1, output: 'no network' }) })
  await expect(pinnedChromium(machine)).rejects.toThrow('could not be fetched or started')
})
