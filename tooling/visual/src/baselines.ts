import { existsSync, globSync } from 'node:fs'
import { baselinesFolder } from './made-with.ts'
import { listSheets } from './sheets.ts'

/** The pictures in the baselines folder, as sorted paths relative to it. */
export function listPictures(): string[] {
  return existsSync(baselinesFolder) ? globSync('*/*.png', { cwd: baselinesFolder }).sort() : []
}

/** The pictures that the stories require: one per sheet, sorted. */
export function expectedPictures(): string[] {
  return listSheets()
    .map(({ picture }) => picture.join('/'))
    .sort()
}
