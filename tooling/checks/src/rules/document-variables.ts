import { documentsOf, literalsOf } from '../documents.ts'
import { isSource, type Repository, type Rule } from '../repository.ts'

const serverConfig = 'apps/api/src/config/config.ts'
const variablesPage = 'docs/configuration.md'

/**
 * Every environment variable named in a document is read by the server's configuration, a tool or a test, and the
 * page of variables names every one that the configuration reads. A test in apps/api checks that values are accepted.
 */
export const documentVariables: Rule = async (repository) => {
  const configured = new Set(
    [...(await repository.read(serverConfig)).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  )
  const read = new Set([...configured, ...(await readByCode(repository))])
  const listed = namesIn(variablesPage, await repository.read(variablesPage))
  const unknown = (
    await Promise.all(documentsOf(repository).map(async (file) => namesIn(file, await repository.read(file))))
  )
    .flat()
    .filter(({ name }) => !read.has(name))
    .map(({ name, place }) => ({ place, message: `names the variable ${name}, which nothing reads` }))
  const unnamed = [...configured]
    .filter((name) => !listed.some((mention) => mention.name === name))
    .map((name) => ({ place: serverConfig, message: `reads ${name}, which ${variablesPage} does not name` }))
  return [...unknown, ...unnamed]
}

function namesIn(file: string, text: string): { name: string; place: string }[] {
  return literalsOf(file, text)
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ text: literal, place }) =>
      [...literal.matchAll(/(?:^|\s|\$)([A-Z][A-Z_]{2,})(?:=\S*)?(?=$|\s)/g)]
        // A span is a variable if it is only the name or sets it; other capitals are words of another language.
        .filter(([match, name]) => match.includes('=') || literal === name)
        .map(([, name = '']) => ({ name, place })),
    )
}

async function readByCode({ files, read }: Repository): Promise<string[]> {
  const sources = files.filter((file) => isSource(file))
  const names = await Promise.all(
    sources.map(async (file) =>
      [...(await read(file)).matchAll(/\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z_]{2,})/g)].map(([, name = '']) => name),
    ),
  )
  return names.flat()
}
