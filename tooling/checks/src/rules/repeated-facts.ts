import ts from 'typescript'
import { isAllowedRepeat } from '../allowed-repeats.ts'
import { parameterFolder, readParameters, type WrittenParameter } from '../parameters.ts'
import { isSource, isTestOrTool, type Finding, type Repository, type Rule } from '../repository.ts'
import { examples, spellingsOf } from '../spellings.ts'
import { isWords } from '../words.ts'

interface Figure {
  name: string
  spellings: RegExp[]
  /** Every number in its value. */
  numbers: number[]
  /** Those that are unlikely to be another fact. */
  particular: number[]
  /** The words of its name, lowercase. */
  words: string[]
}

interface Sought {
  all: Figure[]
  /** Matches any spelling of any figure, and more; texts that it does not match are skipped. */
  anyText: RegExp
}

/**
 * A figure appears once, as a parameter. No text in the product states it separately, and no number repeats it, neither
 * one too specific to be another fact nor one on a line that names it.
 */
export const repeatedFacts: Rule = async (repository) => {
  const all = (await readParameters(repository)).map(figureOf)
  const spellings = all.flatMap((figure) => figure.spellings.map(({ source }) => source))
  const sought = { all, anyText: new RegExp(spellings.length === 0 ? '$^' : spellings.join('|'), 'i') }
  const lists = await Promise.all(
    productFiles(repository).map(async (file) => findIn(file, await repository.read(file), sought)),
  )
  return lists.flat()
}

function figureOf(parameter: WrittenParameter): Figure {
  const numbers = numbersIn(parameter.value)
  return {
    name: parameter.name,
    spellings: spellingsOf(parameter),
    numbers,
    particular: numbers.filter((number) => isParticular(number, parameter)),
    words: parameter.name.split(/(?=[A-Z])/).map((word) => word.toLowerCase()),
  }
}

/** What ships from the workspaces that may read parameters. */
function productFiles({ files }: Repository): string[] {
  return files.filter(
    (file) =>
      /^(?:apps|packages\/(?:domain|content|contracts|api-client|auth))\//.test(file) &&
      isSource(file) &&
      !isTestOrTool(file) &&
      !file.startsWith(parameterFolder),
  )
}

function findIn(file: string, text: string, { all, anyText }: Sought): Finding[] {
  const plain = text.replaceAll('_', '')
  const small = text.toLowerCase()
  const worthReading =
    anyText.test(text.replaceAll(/\s+/g, ' ')) ||
    all.some(({ particular }) => particular.some((number) => plain.includes(String(number)))) ||
    all.some(({ numbers, words }) => numbers.length > 0 && words.every((word) => small.includes(word)))
  if (!worthReading) return []

  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    const repeated = repeatedBy(node, lines[line] ?? '', { all, anyText })
    if (repeated !== undefined && !isAllowedRepeat(file, repeated)) {
      findings.push({
        place: `${file}:${line + 1}`,
        message: `repeats the parameter ${repeated}; read it from @dst/domain/parameters`,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}

/** The name of the parameter that a number or a text repeats. */
function repeatedBy(node: ts.Node, line: string, { all, anyText }: Sought): string | undefined {
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text)
    const named = line.toLowerCase()
    const found = all.find(
      ({ particular, numbers, words }) =>
        particular.includes(value) || (numbers.includes(value) && words.every((word) => named.includes(word))),
    )
    return found?.name
  }
  if (!isWords(node)) return undefined
  const text = node.text.replaceAll(/\s+/g, ' ')
  if (!anyText.test(text)) return undefined
  return all.find(({ spellings }) => spellings.some((spelling) => spelling.test(text)))?.name
}

/** Amounts and shares that are not round rarely match by chance; times and lengths often do. */
function isParticular(value: number, { name, unit }: WrittenParameter): boolean {
  if (unit === 'USD') return value >= 10_000 && !examples.has(name) && !Number.isInteger(Math.log10(value))
  return (unit === 'share' || unit === 'years') && !Number.isInteger(value * 10)
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
