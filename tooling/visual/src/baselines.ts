import { existsSync, globSync } from 'node:fs'
import { baselinesFolder } from './made-with.ts'
import { listSheets } from './sheets.ts'

/** The pictures that lie in the baselines, as paths below that folder, sorted. */
export function listPictures(): string[] {
  return existsSync(baselinesFolder) ? globSync('*/*.png', { cwd: baselinesFolder }).sort() : []
}

/** The pictures that today's stories ask for: one a sheet, sorted. */
export function expectedPictures(): string[] {
  return listSheets()
    .map(({ picture }) => picture.join('/'))
    .sort()
}
