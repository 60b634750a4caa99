import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { listFiles } from '../built-site.ts'

/** Elements that run a script, carry one, or carry data for one. */
const ofScripts = (node: DefaultTreeAdapterTypes.ChildNode) =>
  'tagName' in node &&
  (node.tagName === 'script' || node.attrs.some(({ name, value }) => name === 'id' && value === 'page-scripts'))

/** The page without its scripts, the data that they read, and the template in which they wait. */
export function withoutScripts(html: string): string {
  const document = parse(html)
  removeFrom(document)
  return serialize(document)
}

/** A copy of the site in `client` whose pages have no scripts. */
export async function copyWithoutScripts(client: string): Promise<{ client: string; remove: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'dst-no-scripts-'))
  await cp(client, copy, { recursive: true })
  for (const file of await listFiles(copy, /\.html$/)) {
    const path = join(copy, file)
    const html = withoutScripts(await readFile(path, 'utf8'))
    await writeFile(path, html)
    await writeFile(`${path}.br`, brotliCompressSync(html))
    await writeFile(`${path}.gz`, gzipSync(html))
  }
  return { client: copy, remove: () => rm(copy, { recursive: true }) }
}

function removeFrom(parent: DefaultTreeAdapterTypes.ParentNode): void {
  parent.childNodes = parent.childNodes.filter((node) => !ofScripts(node))
  for (const child of parent.childNodes) if ('childNodes' in child) removeFrom(child)
}
