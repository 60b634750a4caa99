import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedPaths } from '../app/paths.ts'
import { withLateStart } from './late-start.ts'

const site = join(import.meta.dirname, '../build/client')

for (const path of prerenderedPaths) {
  const file = join(site, path, 'index.html')
  try {
    writeFileSync(file, withLateStart(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`The script of ${file} cannot be started late`, { cause: error })
  }
}
process.stdout.write(`Late start: ${prerenderedPaths.length} pages\n`)
