import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One hash of the contents of these files in `root`; a missing file hashes differently from an empty one. */
export async function fingerprint(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(join(root, file)).catch(() => undefined)
    hash.update(`${file}\0${content === undefined ? 'missing' : `${content.length}`}\0`)
    if (content !== undefined) hash.update(content)
  }
  return hash.digest('hex')
}

/** True when the stamp file holds this fingerprint, so the work is already done. */
export async function isStamped(file: string, print: string): Promise<boolean> {
  const stamp = await readFile(file, 'utf8').catch(() => undefined)
  return stamp?.trim() === print
}

/** Records that the work is done. Writes to another name first, so that a stamp is never incomplete. */
export async function stamp(file: string, print: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${print}\n`)
  await rename(draft, file)
}
