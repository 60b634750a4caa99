import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text files; images and fonts are already compressed. */
const textFile = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|data)$/

const encodings = [
  {
    extension: 'br',
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  },
  { extension: 'gz', encode: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
]

/**
 * Writes `name.br` and `name.gz` next to every text file of the folder, if that makes it smaller, and returns the
 * number of files written. It has to be the last build step: a file that is changed afterwards keeps outdated
 * compressed copies.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true })
  const written = await Promise.all(
    entries.filter((name) => textFile.test(name)).map((name) => writeVariants(`${folder}/${name}`)),
  )
  return written.reduce((sum, count) => sum + count, 0)
}

async function writeVariants(file: string): Promise<number> {
  const content = await readFile(file)
  let written = 0
  for (const { extension, encode } of encodings) {
    const encoded = await encode(content)
    if (encoded.length >= content.length) continue
    await writeFile(`${file}.${extension}`, encoded)
    written += 1
  }
  return written
}

if (import.meta.main) {
  const written = await precompress(fileURLToPath(new URL('../build/client', import.meta.url)))
  process.stdout.write(`Precompressed: ${written} files\n`)
}
