import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { examine, report } from './diagnosis.ts'
import type { Finding } from './examination/finding.ts'
import { lookAtVersions } from './examination/look-at-machine.ts'
import { StartRefusal } from './start-refusal.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const { text, exitCode } = report([lookAtVersions(), ...(await findings())])
// Explicitly: what has not answered in time must not keep the process.
process.stdout.write(text, () => process.exit(exitCode))

async function findings(): Promise<Finding[]> {
  try {
    return await examine(readConfig(process.env, root))
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    return [{ about: 'configuration', says: error.message, prevents: true }]
  }
}
