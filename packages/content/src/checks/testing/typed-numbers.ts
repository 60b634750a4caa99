import ts from 'typescript'

/** Names of properties that hold no text for readers. */
const notText = new Set(['id', 'slug', 'to', 'sources', 'reviewed', 'on', 'kind', 'searchWords', 'url', 'next'])

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Numbers that are names: dates, forms, sections, rules, and how a court or an agency cites its papers. */
const names = [
  String.raw`(?:${months})(?: \d{1,2}\b)?(?:,? (?:19|20)\d\d\b)?`,
  String.raw`\bsections? \d+[A-Z]?(?:\(\w+\))*(?:-\d+)?`,
  String.raw`\b(?:Forms?|Form FTB|FTB|Schedule|Part|[Ll]ines?|column|Title|chapter) \d+[A-Z]*\b`,
  String.raw`\bForm (?:1099|OR)-[A-Z0-9]+\b`,
  String.raw`\b(?:Rules?|Notice|Rev\. Rul\.|Rev\. Proc\.|Revenue Rulings?|Revenue Procedure|Treasury Decision|T\.D\.) [\d-]+(?:\(\w+\))*`,
  String.raw`\b(?:Reg\.|Regulation|Regulations) \d[\dA-Z.]*(?:\(\w+\))*(?:-\d+)?(?:\(\w+\))*`,
  String.raw`\b\d+ (?:U\.S\.C\.|CFR|F\.[23]d|F\. Supp\. [23]d|F\. App’x|B\.R\.|T\.C\.|FR|C\.B\.) \d+`,
  String.raw`\bT\.C\. Memo\. \d+-\d+`,
  String.raw`\b(?:No\.|Nos\.|docket|case) [\d:A-Za-z-]*\d[\w:-]*`,
  String.raw`\b(?:Public Law|P\.L\.) \d+-\d+`,
  String.raw`\bSeries \d+\b`,
  String.raw`\b(?:K-1|1099|W-[79])\b`,
  // Last, as they are parts of the names above.
  String.raw`\b(?:19|20)\d\d\b`,
  String.raw`\b(?:1031|1033|1245|1250|721|121)\b`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Each text of a module of content in which a number is typed that is neither a name nor computed, with that text. */
export function typedNumbers(source: string): readonly string[] {
  const found: string[] = []
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isPropertyAssignment(node) && notText.has(node.name.getText(file))) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const text = names.reduce((left, name) => left.replaceAll(name, ' '), node.text)
      if (/\d/.test(text)) found.push(node.text)
    }
    ts.forEachChild(node, read)
  }
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest)
  read(file)
  return found
}
