import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// The package's own entry needs a browser's ImageData; this is the codec below it.
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

const level = 2

/** Packs a PNG tighter, to the same pixels: about half as much for the repository to carry. Takes some seconds. */
export async function packPicture(png: Buffer): Promise<Buffer> {
  const codec = fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))
  await init(readFileSync(codec))
  return Buffer.from(optimise(png, level, false, false))
}
