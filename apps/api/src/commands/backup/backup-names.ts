import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

/** Names of backups that are given none. */
export const backupName = /^backup-.+\.jsonl\.gz$/

/** The folder for them. */
export function backupFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'backups')
}

/** A name for a backup made now; later ones sort after it. */
export function newBackup(config: Pick<Config, 'dataFolder'>): string {
  const second = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '')
  return join(backupFolder(config), `backup-${second}.jsonl.gz`)
}
