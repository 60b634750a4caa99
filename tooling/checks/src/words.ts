import ts from 'typescript'

/** A source node that contains text: a string, a part of a template, or text between elements. */
export type Words = ts.StringLiteralLike | ts.JsxText | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

/** Whether a source node contains text; comments never do. */
export function isWords(node: ts.Node): node is Words {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}
