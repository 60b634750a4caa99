import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as joined, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { StartRefusal } from '../../config/start-refusal.ts'

const headSchema = z.object({
  format: z.literal(1),
  /** Version of the product that wrote it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that made its tables. */
  migrations: z.array(z.string()),
  /** The text of auth-keys.json. */
  authKeys: z.string().optional(),
})

const endSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number().int(), checksum: z.string() })),
  sequences: z.record(z.string(), z.string()),
})

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })

/** The first line of a backup. */
export type BackupHead = z.infer<typeof headSchema>
/** The last line of a backup, without the hash of what precedes it. */
export type BackupEnd = z.infer<typeof endSchema>
/** The line before a table's rows. */
export type BackupTable = z.infer<typeof tableSchema>

/**
 * Writes lines to a compressed file that only its owner can read, and adds their hash to the last one. The file appears
 * under its name once it is whole and on the disk.
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.${process.pid}.partial`
  try {
    const target = createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true })
    await pipeline(Readable.from(sealed(lines)), createGzip(), target)
    await rename(partial, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Until then the new name could be lost with the power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines) {
    hash.update(`${line}\n`)
    yield `${line}\n`
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}

/** What a whole backup says about itself. */
export interface BackupSummary {
  head: BackupHead
  end: BackupEnd
}

/**
 * Reads a backup from its first to its last byte. Throws a {@link StartRefusal} when it is damaged, cut short, or no
 * backup that this version can read.
 */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const hash = createHash('sha256')
  let first: string | undefined
  let beforeLast = ''
  let last = ''
  try {
    for await (const line of readLines(file)) {
      first ??= line
      if (last !== '') hash.update(`${last}\n`)
      beforeLast = last
      last = line
    }
  } catch (error) {
    throw unusable(file, error instanceof Error && 'code' in error ? String(error.code) : 'unreadable', error)
  }
  const head = parsed(headSchema, first ?? '')
  if (head === undefined) throw unusable(file, 'not a backup of format 1')
  const end = parsed(endSchema, beforeLast)
  const hashed = parsed(z.object({ sha256: z.string() }), last)
  if (end === undefined || hashed?.sha256 !== hash.digest('hex')) throw unusable(file, 'damaged or cut short')
  return { head, end }
}

/** The rows of a checked backup, in the order in which they can be inserted. */
export async function* backupRows(file: string): AsyncGenerator<{ table: BackupTable; line: string }> {
  let table: BackupTable | undefined
  for await (const line of readLines(file)) {
    if (!line.startsWith('[')) table = parsed(tableSchema, line)
    else if (table) yield { table, line }
  }
}

/** Only a line feed ends a line: text in JSON may contain what else `readline` takes for an end. */
async function* readLines(file: string): AsyncGenerator<string> {
  const text = joined(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function parsed<Output>(schema: z.ZodType<Output>, line: string): Output | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

function unusable(file: string, reason: string, cause?: unknown): StartRefusal {
  return new StartRefusal(
    'backup-unusable',
    `${file} cannot be restored (${reason}). Nothing was changed. Take another backup.`,
    { cause },
  )
}
