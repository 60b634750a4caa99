import ts from 'typescript'
import { isTestOrTool, type Repository } from './repository.ts'

/** Where the business figures are stored. */
export const parameterFolder = 'packages/domain/src/parameters/'

/** One business figure as written in the source. */
export interface WrittenParameter {
  name: string
  unit: string
  value: unknown
  place: string
}

/** Every parameter: top-level constants with a unit and a value. */
export async function readParameters({ files, read }: Repository): Promise<WrittenParameter[]> {
  const sources = files.filter((file) => file.startsWith(parameterFolder) && !isTestOrTool(file))
  const lists = await Promise.all(sources.map(async (file) => parametersIn(file, await read(file))))
  return lists.flat()
}

function parametersIn(file: string, text: string): WrittenParameter[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return declarations.flatMap((declaration) => {
    const line = tree.getLineAndCharacterOfPosition(declaration.getStart(tree)).line + 1
    const written = declaration.initializer && valueOf(declaration.initializer)
    if (typeof written !== 'object' || written === null || !('unit' in written) || !('value' in written)) return []
    const { unit, value } = written
    return [{ name: declaration.name.getText(tree), unit: String(unit), value, place: `${file}:${line}` }]
  })
}

/** The value of a literal; undefined for anything else. */
function valueOf(node: ts.Expression): unknown {
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
