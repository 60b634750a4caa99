import { findChromium } from './find-chromium.ts'

// `npm test` runs this before any workspace, so that two of them never fetch a browser at the same time. The pictures
// alone fetch theirs.
try {
  process.stdout.write(`${(await findChromium()).executablePath}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
