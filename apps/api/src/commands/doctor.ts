import { readConfig } from '../config/config.ts'
import { root } from '../config/repository-root.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { examine, report } from './diagnosis.ts'
import type { Finding } from './examination/finding.ts'
import { lookAtVersions } from './examination/look-at-machine.ts'

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
