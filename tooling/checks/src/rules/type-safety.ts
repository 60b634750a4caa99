import ts from 'typescript'
import { isSource, type Finding, type Rule } from '../repository.ts'

const silencing = /(?:oxlint-disable|eslint-disable|@ts-expect-error)/
const forbidden = /@ts-(?:ignore|nocheck)/

/**
 * No `any`, and no non-null assertion or disabled check without a reason. The reason is in a comment on the same line
 * (in a directive: after ` -- `) or on the line above.
 */
export const typeSafety: Rule = async ({ files, read }) => {
  const sources = files.filter(isSource)
  const lists = await Promise.all(sources.map(async (file) => findIn(file, await read(file))))
  return lists.flat()
}

function findIn(file: string, text: string): Finding[] {
  const lines = text.split('\n')
  const at = (line: number, message: string): Finding => ({ place: `${file}:${line + 1}`, message })
  const findings = lines.flatMap((line, number) => {
    const comment = commentOf(line)
    if (forbidden.test(comment)) return [at(number, 'switches the compiler off; use @ts-expect-error with a reason')]
    if (!silencing.test(comment) || hasReason(comment, lines[number - 1] ?? '')) return []
    return [at(number, 'switches a check off without a reason')]
  })
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const isExplained = (line: number) => commentOf(lines[line] ?? '') !== '' || commentOf(lines[line - 1] ?? '') !== ''
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line
    if (node.kind === ts.SyntaxKind.AnyKeyword) findings.push(at(line, 'uses `any`'))
    if (ts.isNonNullExpression(node) && !isExplained(line))
      findings.push(at(line, 'asserts with `!` and gives no reason'))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}

function hasReason(directive: string, lineAbove: string): boolean {
  return /(?:--|@ts-expect-error:?)\s+\S.{9}/.test(directive) || commentOf(lineAbove) !== ''
}

function commentOf(line: string): string {
  return /(?:^|\s|\{)(?:\/\/|\/\*|\*)\s?(.*)$/.exec(line)?.[1]?.trim() ?? ''
}
