import type { Rule } from '../repository.ts'
import { readProduct } from './literals.ts'
import { parameterFolder, readParameters } from './parameters.ts'

const imported =
  /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(?:@dst\/domain\/parameters(?:\/[\w-]+)?|[^']*\/parameters\/[\w-]+\.ts)'/g

/** The product reads every parameter: changing a figure that nothing reads would have no effect. */
export const unreadParameters: Rule = async (repository) => {
  const readers = await readProduct(repository, (file) => !file.startsWith(parameterFolder))
  const read = new Set(
    readers.flatMap(({ text }) =>
      [...text.matchAll(imported)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, '')),
      ),
    ),
  )
  return (await readParameters(repository))
    .filter(({ name }) => !read.has(name))
    .map(({ name, place }) => ({ place, message: `nothing reads the parameter ${name}; let it be read, or go` }))
}
