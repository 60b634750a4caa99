import { parameterFolder, readParameters } from '../parameters.ts'
import { isSource, isTestOrTool, type Finding, type Rule } from '../repository.ts'

const imported =
  /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(?:@dst\/domain\/parameters(?:\/[\w-]+)?|[^']*\/parameters\/[\w-]+\.ts)'/g

/** The product reads every parameter: changing a figure that nothing reads would have no effect. */
export const unreadParameters: Rule = async (repository) => {
  const readers = repository.files.filter(
    (file) =>
      /^(?:apps|packages)\//.test(file) && isSource(file) && !isTestOrTool(file) && !file.startsWith(parameterFolder),
  )
  const lists = await Promise.all(readers.map(async (file) => namesIn(await repository.read(file))))
  const read = new Set(lists.flat())
  const findings: Finding[] = []
  for (const { name, place } of await readParameters(repository)) {
    if (!read.has(name)) findings.push({ place, message: `nothing reads the parameter ${name}; let it be read, or go` })
  }
  return findings
}

function namesIn(text: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, '')),
  )
}
