import ts from 'typescript'

/** Whether a tag always leads to one and the same element of the page, however its props and state change. */
export function hasStableRoot(tag: ts.JsxTagNameExpression, checker: ts.TypeChecker): boolean {
  if (ts.isIdentifier(tag) && /^[a-z]/.test(tag.text)) return true
  const component = functionOf(tag, checker)
  const roots = component === undefined ? [] : returnedBy(component).map(rootOf)
  const [first] = roots
  if (first === undefined) return false
  if (first === 'createElement') return roots.length === 1
  return (
    roots.every((root) => typeof root === 'object' && root.getText() === first.getText()) &&
    hasStableRoot(first, checker)
  )
}

function functionOf(tag: ts.Node, checker: ts.TypeChecker): ts.FunctionLikeDeclaration | undefined {
  const named = checker.getSymbolAtLocation(tag)
  if (named === undefined) return undefined
  const symbol = (named.flags & ts.SymbolFlags.Alias) === 0 ? named : checker.getAliasedSymbol(named)
  const declared = symbol.valueDeclaration
  return declared !== undefined && ts.isFunctionDeclaration(declared) ? declared : undefined
}

function returnedBy(component: ts.FunctionLikeDeclaration): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  if (component.body !== undefined) ts.forEachChild(component.body, visit)
  return found
}

/** The tag of a returned element; `createElement` with a tag that is not written there, as links have it. */
function rootOf(returned: ts.Expression): ts.JsxTagNameExpression | 'createElement' | undefined {
  if (ts.isParenthesizedExpression(returned)) return rootOf(returned.expression)
  if (ts.isJsxElement(returned)) return returned.openingElement.tagName
  if (ts.isJsxSelfClosingElement(returned)) return returned.tagName
  return ts.isCallExpression(returned) && returned.expression.getText() === 'createElement'
    ? 'createElement'
    : undefined
}
