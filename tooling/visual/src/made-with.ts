import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagedVersion } from '@dst/browser'

/** What determines how a page is rendered: the browser and the fonts, in the versions from the lockfiles. */
export interface Maker {
  chromium: string
  fonts: Record<string, string>
}

/** Where the committed pictures are. */
export const baselinesFolder = join(import.meta.dirname, '../baselines')
const record = join(baselinesFolder, 'made-with.json')

const fontsOf = {
  'packages/ui': ['@fontsource-variable/public-sans', '@fontsource-variable/source-serif-4'],
  'tooling/browser': ['@fontsource/arimo', '@fontsource/tinos'],
}

/** The browser and fonts installed here, as pinned by the lockfiles. */
export function thisMaker(): Maker {
  const fonts = Object.entries(fontsOf).flatMap(([workspace, names]) =>
    names.map((name) => [name, versionOf(join(workspace, 'node_modules', name))]),
  )
  return { chromium: packagedVersion, fonts: Object.fromEntries(fonts) as Record<string, string> }
}

/** The maker of the committed pictures. */
export function recordedMaker(): Maker {
  return JSON.parse(readFileSync(record, 'utf8')) as Maker
}

export function recordMaker(maker: Maker): void {
  writeFileSync(record, `${JSON.stringify(maker, undefined, 2)}\n`)
}

/** The version differences between two makers, one sentence each: empty if their pictures can be compared. */
export function differencesOf(recorded: Maker, installed: Maker): string[] {
  const [then, now] = [recorded, installed].map(({ chromium, fonts }) => ({ Chromium: chromium, ...fonts }))
  return Object.entries({ ...then, ...now }).flatMap(([name]) => {
    const [theirs, ours] = [then, now].map((versions) => (versions as Record<string, string> | undefined)?.[name])
    return theirs === ours ? [] : [`${name} was ${theirs ?? 'not there'} and is ${ours ?? 'not there'}`]
  })
}

function versionOf(folder: string): string {
  const manifest = join(import.meta.dirname, '../../..', folder, 'package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
