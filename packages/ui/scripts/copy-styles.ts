import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const fontReference = /\.\.\/\.\.\/node_modules\/(@fontsource-variable\/[^/]+\/files)\/([\w-]+\.woff2)/g

/** Copies every style sheet in `src` to `dist`, along with the font files they reference. */
export async function copyStyles(root: string): Promise<void> {
  const source = join(root, 'src')
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.css'))
  await Promise.all(files.map((file) => copySheet(root, join(source, file))))
}

async function copySheet(root: string, file: string): Promise<void> {
  const target = join(root, 'dist', relative(join(root, 'src'), file))
  const text = await readFile(file, 'utf8')
  await mkdir(dirname(target), { recursive: true })
  await Promise.all(
    [...text.matchAll(fontReference)].map(([, folder = '', font = '']) =>
      cp(join(root, 'node_modules', folder, font), join(dirname(target), 'fonts', font)),
    ),
  )
  await writeFile(target, text.replaceAll(fontReference, './fonts/$2'))
}
