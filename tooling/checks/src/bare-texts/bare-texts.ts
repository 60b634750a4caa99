import ts from 'typescript'
import type { Finding } from '../repository.ts'
import { hasStableRoot } from './stable-roots.ts'
import { mayBeText, mayListBoth, mayListText } from './can-be-text.ts'

/**
 * Texts that React itself would look for. A page translator moves each text node into elements of its own: React then
 * writes into a node that nobody sees, or fails to remove it or to put something before it. It does none of these to a
 * string that is all that an element contains, so that is what a text that can change has to be.
 */
export function findBareTexts(program: ts.Program, root: string, select: (file: string) => boolean): Finding[] {
  const checker = program.getTypeChecker()
  return program.getSourceFiles().flatMap((source) => {
    const file = source.fileName.slice(root.length).replace(/^\//, '')
    if (!select(file)) return []
    const findings: Finding[] = []
    const visit = (node: ts.Node): void => {
      for (const { at, message } of problemsOf(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(endOfSpace(at))
        findings.push({ place: `${file}:${line + 1}`, message })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return findings
  })
}

interface Problem {
  at: ts.Node
  message: string
}

const inFragment = 'is text of a fragment; put it into an element'
const besideOthers = 'can be text and has neighbors; make it the only child of an element, as one string'
const afterMoving = 'is text after something that can come, go or be replaced; put it into an element'
const amongListed = 'lists texts; put each into an element'
const ofComponent = 'is text that a component renders; put it into an element'

function problemsOf(node: ts.Node, checker: ts.TypeChecker): Problem[] {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return problemsOfChildren(node, checker)
  const returned = returnedBy(node)
  if (returned === undefined) return []
  const type = checker.getTypeAtLocation(returned)
  if (mayListBoth(type, checker)) return [{ at: returned, message: amongListed }]
  return isOfComponent(returned) && mayBeText(type, checker) ? [{ at: returned, message: ofComponent }] : []
}

function problemsOfChildren(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): Problem[] {
  const children = parent.children.filter(isRendered)
  const isFragment = ts.isJsxFragment(parent)
  const problems: Problem[] = []
  let moved = false
  for (const child of children) {
    const content = contentOf(child, checker)
    if (typeof content === 'string') {
      // Translators leave mere spaces alone.
      if (content.trim() !== '' && (isFragment || moved))
        problems.push({ at: child, message: isFragment ? inFragment : afterMoving })
      continue
    }
    if (content === undefined) {
      moved ||= canMove(child, checker)
      continue
    }
    moved = true
    if (mayListText(content, checker)) problems.push({ at: child, message: amongListed })
    else if (mayBeText(content, checker) && (isFragment || children.length > 1))
      problems.push({ at: child, message: isFragment ? inFragment : besideOthers })
  }
  return problems
}

/** Indentation and comments leave nothing on the page. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
  return !ts.isJsxExpression(child) || child.expression !== undefined
}

/** The text that always stands here, or else the type of the expression between braces; undefined for an element. */
function contentOf(child: ts.JsxChild, checker: ts.TypeChecker): string | ts.Type | undefined {
  if (ts.isJsxText(child)) return child.text
  if (!ts.isJsxExpression(child) || child.expression === undefined) return undefined
  const type = checker.getTypeAtLocation(child.expression)
  return type.isStringLiteral() ? type.value : type
}

/** Whether React may insert, replace or remove an element while what follows it stays. */
function canMove(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxFragment(child)) return true
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false
  const { tagName, attributes } = ts.isJsxElement(child) ? child.openingElement : child
  const hasKey = attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText() === 'key')
  return hasKey || !hasStableRoot(tagName, checker)
}

function returnedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body
  return ts.isReturnStatement(node) ? node.expression : undefined
}

function isOfComponent(returned: ts.Expression): boolean {
  const component = ts.findAncestor(returned, ts.isFunctionLike)
  return component !== undefined && ts.isFunctionDeclaration(component) && /^[A-Z]/.test(component.name?.text ?? '')
}

function endOfSpace(node: ts.Node): number {
  return node.getStart() + (ts.isJsxText(node) ? node.text.search(/\S/) : 0)
}
