import ts from 'typescript'
import { isSource, isTestOrTool, type Repository } from '../repository.ts'

/** A number or a text in a source: a string, a part of a template, or text between elements. Never a comment. */
export interface Literal {
  value: number | string
  /** The whole first line that it stands on. */
  line: string
  place: string
}

/** Every literal of a file but the paths of its imports. */
export function literalsIn(file: string, text: string): Literal[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const value = valueOf(node)
    if (value !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      found.push({ value, line: lines[line] ?? '', place: `${file}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function valueOf(node: ts.Node): number | string | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text)
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  return isText ? node.text : undefined
}

/** The product's own sources that `select` takes. */
export async function readProduct({ files, read }: Repository, select: (file: string) => boolean) {
  const isProductNode = (file: string) => /^(?:apps|packages)\//.test(file) && isSource(file) && !isTestOrTool(file)
  const own = files.filter((file) => isProductNode(file) && select(file))
  return Promise.all(own.map(async (file) => ({ file, text: await read(file) })))
}
