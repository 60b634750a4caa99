import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Machine } from './machine.ts'
import { sfntOf } from './woff.ts'

/** A font on a device: its files in an npm package, and the family name that the device uses for it. */
interface DeviceFont {
  file: string
  family: string
  /** The family name in the files; free fonts with the same metrics stand in for Arial and Times New Roman. */
  drawnBy: string
}

interface Device {
  sans: DeviceFont
  serif: DeviceFont
}

const font = (name: string, family: string, drawnBy = family): DeviceFont => ({
  file: `@fontsource/${name}/files/${name}-latin`,
  family,
  drawnBy,
})
const deviceFonts = {
  'Arial and Times New Roman': {
    sans: font('arimo', 'Arial', 'Arimo'),
    serif: font('tinos', 'Times New Roman', 'Tinos'),
  },
  'Roboto and Noto Serif': { sans: font('roboto', 'Roboto'), serif: font('noto-serif', 'Noto Serif') },
  'DejaVu Sans and Serif': { sans: font('dejavu-sans', 'DejaVu Sans'), serif: font('dejavu-serif', 'DejaVu Serif') },
  // A browser needs some font; this one is unlike any that the pages are designed for.
  'none of these': { sans: font('dejavu-mono', 'DejaVu Sans Mono'), serif: font('dejavu-mono', 'DejaVu Sans Mono') },
} as const satisfies Record<string, Device>

/** The fonts installed on a device, by common name. */
export type DeviceFonts = keyof typeof deviceFonts

/** All sets of device fonts, the most common one first. */
export const allDeviceFonts = Object.keys(deviceFonts) as DeviceFonts[]

const weights = [
  { weight: 400, called: 'regular', style: '' },
  { weight: 700, called: 'bold', style: ' Bold' },
] as const
const require = createRequire(import.meta.url)

/**
 * Environment variables that let a browser on Linux find these fonts and no others, whatever this machine has. Writes
 * the fonts to `.tools` once. Empty on other systems, where browsers query the system itself.
 */
export async function environmentWithFonts(machine: Machine, fonts: DeviceFonts): Promise<Record<string, string>> {
  if (machine.platform !== 'linux') return {}
  const folder = join(machine.toolsFolder, 'device-fonts', fonts.toLowerCase().replaceAll(' ', '-'))
  const configuration = fontConfiguration(folder, deviceFonts[fonts])
  const file = join(folder, 'fonts.conf')
  if ((await machine.readText(file)) !== configuration) {
    await machine.createFolder(folder, async (draft) => {
      for (const { file: name } of Object.values<DeviceFont>(deviceFonts[fonts])) {
        for (const { weight } of weights) {
          const woff = await readFile(require.resolve(`${name}-${weight}-normal.woff`))
          await machine.write(join(draft, `${name.replaceAll('/', '-')}-${weight}.ttf`), sfntOf(woff))
        }
      }
      await machine.write(join(draft, 'fonts.conf'), configuration)
      return true
    })
  }
  return { FONTCONFIG_FILE: file }
}

function fontConfiguration(folder: string, { sans, serif }: Device): string {
  const generic = (name: string, { family }: DeviceFont) =>
    `  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${folder}</dir>`,
    `  <cachedir>${join(folder, 'cache')}</cachedir>`,
    ...[sans, serif].flatMap(named),
    generic('serif', serif),
    ...['sans-serif', 'system-ui', 'monospace'].map((name) => generic(name, sans)),
    '</fontconfig>',
    '',
  ].join('\n')
}

// Packages name a regular font "Roboto Regular"; devices name it "Roboto".
function named({ family, drawnBy }: DeviceFont): string[] {
  const assign = (property: string, value: string) =>
    `<edit name="${property}" mode="assign"><string>${value}</string></edit>`
  return weights.map(({ called, style }) => {
    const isIt =
      `<test name="family"><string>${drawnBy}</string></test><test ` + `name="weight"><const>${called}</const></test>`
    return `  <match target="scan">${isIt}${assign('fullname', family + style)}${assign('family', family)}</match>`
  })
}
