import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFile, fontNames } from './font-files.ts'

// Run after an update of a font: `pnpm --filter @dst/ui fonts:update`.
for (const name of fontNames) {
  await writeFile(join(import.meta.dirname, `../src/styles/fonts/${name}.woff2`), await fontFile(name))
}
