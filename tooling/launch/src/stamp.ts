import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One hash over the content of these files of `root`; a missing file counts as an empty one of another name. */
export async function fingerprint(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(join(root, file)).catch(() => undefined)
    hash.update(`${file}\0${content === undefined ? 'missing' : `${content.length}`}\0`)
    if (content !== undefined) hash.update(content)
  }
  return hash.digest('hex')
}

/** True when the stamp file holds this fingerprint, so that the work it stands for is done. */
export async function isStamped(file: string, print: string): Promise<boolean> {
  const stamp = await readFile(file, 'utf8').catch(() => undefined)
  return stamp?.trim() === print
}

/** Records that the work is done. Written under another name first, so that a stamp is never half there. */
export async function stamp(file: string, print: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${print}\n`)
  await rename(draft, file)
}
