import { join } from 'node:path'
import { documentedPackages, readReference } from './reference.ts'

/** Writes the reference of every package as pages into `build`, one folder a package. Fails on any warning. */
for (const name of documentedPackages) {
  const { application, project, warnings } = await readReference(name)
  if (project === undefined || warnings.length > 0) throw new Error([name, ...warnings].join('\n'))
  await application.generateDocs(project, join(import.meta.dirname, '..', 'build', name))
  process.stdout.write(`tooling/api-reference/build/${name}/index.html\n`)
}
