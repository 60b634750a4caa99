import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { lookAtConfig, lookAtDatabase, report, type Finding } from './diagnosis.ts'
import { refusalOf } from './surroundings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const { text, exitCode } = report(await examine())
process.stdout.write(text)
process.exitCode = exitCode

async function examine(): Promise<Finding[]> {
  let config: Config | undefined
  const findings: Finding[] = []
  try {
    config = readConfig(process.env, root)
    findings.push(...lookAtConfig(config))
    findings.push(...(await examineDatabase(config)))
  } catch (error) {
    const refusal = refusalOf(error, config?.dataFolder ?? '')
    if (!refusal) throw error
    const inUse = refusal.code === 'data-folder-in-use'
    findings.push({
      about: config ? 'database' : 'configuration',
      says: inUse ? 'in use by a running server; stop that to look into it' : refusal.message,
      prevents: !inUse,
    })
  }
  return findings
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  // Opening an embedded database would create it.
  if (!config.databaseUrl && !existsSync(join(config.dataFolder, 'database'))) {
    return [{ about: 'database', says: `none yet in ${config.dataFolder}; the first start makes it`, prevents: false }]
  }
  const database = await openDatabase(config)
  try {
    return await lookAtDatabase(database)
  } finally {
    await database.close()
  }
}
