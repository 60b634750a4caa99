import { headingsOf } from '../documents.ts'
import { isSource, type Repository, type Rule } from '../repository.ts'

const parametersFolder = 'packages/domain/src/parameters/'

/** Something that a reader can look up: a page, a parameter, a decision, a law, a standard, a paper, a manual page. */
const findable =
  /docs\/product\/|parameters? `|decisions?[ /]\d{4}|https?:\/\/|RFC \d|U\.S\.C\.|CFR|Rev\. Proc\.|WCAG|OWASP|et al\.,|\w\(\d\)/

/**
 * Every `@source` in the code and every `source` of a parameter can be looked up: the page and heading, the parameter
 * and the decision that it names exist.
 */
export const namedSources: Rule = async (repository) => {
  const known = await readKnown(repository)
  const files = repository.files.filter(isSource)
  const lists = await Promise.all(
    files.map(async (file) => {
      const found = sourcesIn(file, await repository.read(file))
      return found.flatMap(({ place, text }) => objections(text, known).map((message) => ({ place, message })))
    }),
  )
  return lists.flat()
}

/** What a source may name: headings by page, parameters, and decision numbers. */
interface Known {
  pages: ReadonlyMap<string, readonly string[]>
  parameters: ReadonlySet<string>
  decisions: ReadonlySet<string>
}

async function readKnown({ files, read }: Repository): Promise<Known> {
  const pages = files.filter((file) => file.startsWith('docs/product/'))
  const parameters = files.filter((file) => file.startsWith(parametersFolder))
  const texts = await Promise.all(parameters.map(read))
  return {
    pages: new Map(await Promise.all(pages.map(async (file) => [file, headingsOf(await read(file))] as const))),
    parameters: new Set(
      texts.flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)),
    ),
    decisions: new Set(
      files.map((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]).filter((found) => found !== undefined),
    ),
  }
}

function sourcesIn(file: string, text: string): { place: string; text: string }[] {
  const at = (index: number) => `${file}:${text.slice(0, index).split('\n').length}`
  // A source runs to the next tag or to the end of its comment.
  const tags = [...text.matchAll(/^\s*\/?\*+ @source ((?:(?!\*\/|\n\s*\* @)[^])*)/gm)]
  const fields = file.startsWith(parametersFolder) ? [...text.matchAll(/^ {2}source:\s*(['"`](?:.*\+\n)*.+)$/gm)] : []
  return [
    ...tags.map((match) => ({ place: at(match.index), text: (match[1] ?? '').replace(/\n\s*\*\s?/g, ' ') })),
    ...fields.map((match) => ({ place: at(match.index), text: match[1] ?? '' })),
  ]
}

function objections(source: string, known: Known): string[] {
  const missing: string[] = []
  for (const [reference, page = '', heading] of source.matchAll(/(docs\/product\/[\w-]+\.md)(?:#([\w-]+))?/g)) {
    const headings = known.pages.get(page)
    if (headings === undefined || (heading !== undefined && !headings.includes(heading))) missing.push(reference)
  }
  for (const [, names = ''] of source.matchAll(/parameters? ((?:`\w+`(?:, | and )?)+)/g))
    for (const [, name = ''] of names.matchAll(/`(\w+)`/g))
      if (!known.parameters.has(name)) missing.push(`the parameter ${name}`)
  for (const [, number = ''] of source.matchAll(/decisions?[ /](\d{4})/g))
    if (!known.decisions.has(number)) missing.push(`decision ${number}`)
  const findings = missing.map((name) => `names ${name} as its source, which is not there`)
  return findable.test(source) ? findings : [...findings, `has a source that nobody can look up: ${source.trim()}`]
}
