import ts from 'typescript'
import { isTestOrTool, type Repository } from '../repository.ts'

/** Where the business figures are stored. */
export const parameterFolder = 'packages/domain/src/parameters/'

/** One business figure as written in the source. */
export interface WrittenParameter {
  name: string
  unit: string
  value: unknown
  place: string
}

const provenanceFolder = `${parameterFolder}provenance/`

/** Every parameter: the top-level constants that have a unit under the same name in the provenance. */
export async function readParameters({ files, read }: Repository): Promise<WrittenParameter[]> {
  const constantsOf = async (sources: readonly string[]) => {
    const lists = await Promise.all(sources.map(async (file) => constantsIn(file, await read(file))))
    return lists.flat()
  }
  const sources = files.filter((file) => file.startsWith(parameterFolder) && !isTestOrTool(file))
  const provenance = await constantsOf(sources.filter((file) => file.startsWith(provenanceFolder)))
  const units = new Map(provenance.map(({ name, value }) => [name, unitIn(value)]))
  const values = await constantsOf(sources.filter((file) => !file.startsWith(provenanceFolder)))
  return values.flatMap((constant) => {
    const unit = units.get(constant.name)
    return unit === undefined ? [] : [{ ...constant, unit }]
  })
}

function unitIn(provenance: unknown): string | undefined {
  if (typeof provenance !== 'object' || provenance === null || !('unit' in provenance)) return undefined
  return String(provenance.unit)
}

function constantsIn(file: string, text: string): Omit<WrittenParameter, 'unit'>[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return declarations.flatMap(({ name, initializer }) => {
    const line = tree.getLineAndCharacterOfPosition(name.getStart(tree)).line + 1
    return initializer ? [{ name: name.getText(tree), value: valueOf(initializer), place: `${file}:${line}` }] : []
  })
}

/** The value of a literal; undefined for anything else. */
function valueOf(node: ts.Expression): unknown {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return valueOf(node.expression)
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf)
  if (!ts.isObjectLiteralExpression(node)) return undefined
  return Object.fromEntries(
    node.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText().replace(/^['"]|['"]$/g, ''), valueOf(initializer)]),
  )
}
