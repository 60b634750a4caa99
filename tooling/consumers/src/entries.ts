import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageNames } from './packages.ts'

/** One thing that can be imported from an installed package. */
export interface Entry {
  readonly name: string
  /** Whether `require` takes it, too. */
  readonly commonJs: boolean
}

/** Every entry with code of the packages that a project has installed. */
export async function entriesIn(project: string): Promise<readonly Entry[]> {
  const manifests = packageNames.map(async (name) => {
    const text = await readFile(join(project, 'node_modules/@dst', name, 'package.json'), 'utf8')
    const { exports } = JSON.parse(text) as { exports: Record<string, object> }
    return Object.entries(exports)
      .filter(([entry]) => !/\.(?:css|json|woff2)$/.test(entry))
      .map(([entry, targets]) => ({ name: `@dst/${name}${entry.slice(1)}`, commonJs: 'require' in targets }))
  })
  return (await Promise.all(manifests)).flat()
}

/**
 * Writes a module that imports every entry, and a CommonJS one for those that `require` takes. Run, each prints how
 * many names every entry has.
 */
export async function writeEntryModules(project: string, entries: readonly Entry[]): Promise<void> {
  const required = entries.filter(({ commonJs }) => commonJs)
  await writeFile(
    join(project, 'entries.mts'),
    counting(entries, (entry, name) => `import * as ${name} from '${entry}'`),
  )
  await writeFile(
    join(project, 'entries.cts'),
    counting(required, (entry, name) => `import ${name} = require('${entry}')`),
  )
}

function counting(entries: readonly Entry[], importing: (entry: string, name: string) => string): string {
  const imports = entries.map(({ name }, index) => importing(name, `entry${index}`))
  const counts = entries.map(({ name }, index) => `  '${name}': Object.keys(entry${index}).length,`)
  return [...imports, 'console.log(JSON.stringify({', ...counts, '}))', ''].join('\n')
}
