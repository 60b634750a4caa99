import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies every style sheet in `src` to `dist`, along with the fonts. */
export async function copyStyles(root: string): Promise<void> {
  await cp(join(root, 'src'), join(root, 'dist'), {
    recursive: true,
    // Folders are made only where something is copied into them, by name.
    filter: (source) => !/\.[^./]+$/.test(source) || /\.css$|\/fonts\/[^/]+$/.test(source),
  })
}
