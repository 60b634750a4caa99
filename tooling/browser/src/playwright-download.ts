import { join } from 'node:path'
import { isWorkingBrowser } from './installed.ts'
import type { Machine } from './machine.ts'

const programs = [
  ['chrome-linux64', 'chrome'],
  ['chrome-linux', 'chrome'],
  ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
  ['chrome-linux', 'headless_shell'],
  ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-mac-x64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-win64', 'chrome.exe'],
  ['chrome-win', 'chrome.exe'],
]

/** Returns the newest working Chromium downloaded by `playwright install`, or undefined. */
export async function findPlaywrightDownload(machine: Machine): Promise<string | undefined> {
  const folder = downloadFolder(machine)
  const versions = (await machine.list(folder))
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((left, right) => revision(right) - revision(left))
  for (const version of versions) {
    for (const program of programs) {
      const path = join(folder, version, ...program)
      if (await isWorkingBrowser(machine, path)) return path
    }
  }
  return undefined
}

function revision(name: string): number {
  return Number(name.split('-').at(-1))
}

function downloadFolder({ platform, environment, home }: Machine): string {
  const chosen = environment['PLAYWRIGHT_BROWSERS_PATH']
  if (chosen) return chosen
  if (platform === 'win32') return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'ms-playwright')
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright')
  return join(environment['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'ms-playwright')
}
