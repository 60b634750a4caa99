import { join } from 'node:path'
import type { Machine } from './machine.ts'

/** Returns the first installed Chromium or Chrome that responds to `--version`, or undefined. */
export async function findInstalled(machine: Machine): Promise<string | undefined> {
  for (const path of installedPaths(machine)) {
    if (await isWorkingBrowser(machine, path)) return path
  }
  return undefined
}

/**
 * True when the file can be run and identifies itself as Chromium. Ubuntu's `chromium-browser`, for example, is a
 * script that asks for another installation. On Windows the check would open a window, so existence is enough.
 */
export async function isWorkingBrowser(machine: Machine, path: string): Promise<boolean> {
  if (!(await machine.isExecutable(path))) return false
  if (machine.platform === 'win32') return true
  const { code, output } = await machine.run(path, ['--version'], { timeoutMs: 30_000 })
  return code === 0 && /chrom/i.test(output)
}

// The first is headless, and starts and runs end-to-end tests in half the time.
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macApplications = ['Google Chrome', 'Chromium', 'Google Chrome for Testing']

function installedPaths({ platform, environment, home }: Machine): string[] {
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = environment[variable]
      return folder === undefined ? [] : [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')]
    })
  }
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) =>
      macApplications.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    )
  }
  const folders = [
    ...(environment['PATH'] ?? '').split(':'),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ]
  const unique = [...new Set(folders.filter((folder) => folder.startsWith('/')))]
  return linuxNames.flatMap((name) => unique.map((folder) => join(folder, name)))
}
