import { findChromium } from './find-chromium.ts'
import { pinnedChromium } from './pinned-chromium.ts'

// `npm test` runs this before any workspace, so that two of them never fetch a browser at the same time.
try {
  const found = [await findChromium(), await pinnedChromium()]
  const paths = new Set(found.flatMap((browser) => browser?.executablePath ?? []))
  for (const path of paths) process.stdout.write(`${path}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
