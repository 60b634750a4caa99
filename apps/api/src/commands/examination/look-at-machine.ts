import { readdir, readFile, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { parseAuthKeys } from '@dst/auth-server'
import { millisecondsPerDay } from '@dst/domain/time'
import manifest from '../../../package.json' with { type: 'json' }
import { backupFolder, backupName } from '../backup/backup-names.ts'
import type { Config } from '../../config/config.ts'
import { codeOf, type Finding } from './finding.ts'

/** Node's own password hash, Argon2, came with this version. */
const oldestNode = [24, 7] as const
/** Megabytes: below the first a server may not start, below the second it will not for long. */
const room = { needed: 100, wanted: 1000 }
/** Days after which a backup is called old. */
const oldBackup = 2

/** The product's version and Node's. */
export function lookAtVersions(node = process.versions.node): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const old = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  const advice = old ? `; install Node ${oldestNode.join('.')} or newer` : ''
  return { about: 'version', says: `product ${manifest.version}, Node ${node}${advice}`, prevents: old }
}

/** Whether the server could listen, or this product already does. */
export async function lookAtPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const place = `${host}:${port}`
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return { about: 'port', says: `${place} is free`, prevents: false }
  } catch (error) {
    if (await answersAsProduct(host, port))
      return { about: 'port', says: `a server listens at ${place}`, prevents: false }
    const advice = 'stop the program that listens there, or set PORT and HOST'
    return { about: 'port', says: `${place} can't be used (${codeOf(error)}): ${advice}`, prevents: true }
  } finally {
    server.close()
  }
}

async function answersAsProduct(host: string, port: number): Promise<boolean> {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const name = reachable.includes(':') ? `[${reachable}]` : reachable
  try {
    const answer = await fetch(`http://${name}:${port}/config.json`, { signal: AbortSignal.timeout(2000) })
    return 'authAnonKey' in ((await answer.json()) as object)
  } catch {
    return false
  }
}

/** Whether the embedded auth service can sign with its keys, and nobody else can read them. */
export async function lookAtKeys({
  authKeys,
  hostedAuth,
  dataFolder,
}: Pick<Config, 'authKeys' | 'hostedAuth' | 'dataFolder'>): Promise<Finding> {
  const found = (says: string, prevents = false): Finding => ({ about: 'keys', says, prevents })
  if (hostedAuth) return found('kept by the hosted auth service')
  if (authKeys) return found('from AUTH_KEYS; one of them signs')
  const file = join(dataFolder, 'auth-keys.json')
  try {
    parseAuthKeys(await readFile(file, 'utf8'))
    const others = (await stat(file)).mode & 0o077
    return others === 0
      ? found(`${file}; one of them signs`)
      : found(`others on this machine can read ${file}: chmod 600 it, and replace the keys (SECURITY.md)`, true)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return found(`none yet in ${dataFolder}; the first start makes them`)
    const reason = code === 'unknown' ? 'is not a keys file' : `can't be read (${code})`
    return found(`${file} ${reason}: restore it from a backup`, true)
  }
}

/** Free space for the data folder. */
export async function lookAtDisk({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding> {
  const { bavail, bsize } = await statfs(await existing(dataFolder))
  const free = Math.floor((bavail * bsize) / 1_000_000)
  const advice = free < room.wanted ? ': make room, or set DATA_DIR to a folder on another disk' : ''
  const says = `${free} MB are free for ${dataFolder}${advice}`
  return { about: 'disk', says, prevents: free < room.needed, ...(free < room.wanted ? { notice: true } : {}) }
}

async function existing(path: string): Promise<string> {
  try {
    await stat(path)
    return path
  } catch {
    return dirname(path) === path ? path : existing(dirname(path))
  }
}

/** How old the newest backup in the usual folder is. */
export async function lookAtBackups(config: Pick<Config, 'dataFolder'>, now = Date.now()): Promise<Finding> {
  const folder = backupFolder(config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupName.test(name))
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  const found = (says: string, isOld: boolean): Finding => ({
    about: 'backups',
    says,
    prevents: false,
    ...(isOld ? { notice: true } : {}),
  })
  if (times.length === 0) return found(`none in ${folder}; "pnpm backup" makes one, unless you have others`, true)
  // A file system's clock can be a moment ahead.
  const days = Math.max(0, Math.floor((now - Math.max(...times)) / millisecondsPerDay))
  const age = days === 0 ? 'less than a day' : days === 1 ? 'one day' : `${days} days`
  const isOld = days >= oldBackup
  return found(`the newest in ${folder} is ${age} old${isOld ? '; "pnpm backup" makes another' : ''}`, isOld)
}
