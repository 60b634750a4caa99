import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// The package's entry point needs a browser's ImageData; this is the codec under it.
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

const level = 4

/** Losslessly compresses a PNG to about half its size to keep the repository small. Takes up to half a minute. */
export async function packPicture(png: Buffer): Promise<Buffer> {
  const codec = fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))
  await init(readFileSync(codec))
  return Buffer.from(optimise(png, level, false, false))
}
