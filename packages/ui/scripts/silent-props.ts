import ts from 'typescript'

/** Members of the exported interfaces and object types of a source file that have no sentence, as `Props.name`. */
export function silentProps(source: string): { silent: string[]; count: number } {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true)
  const members = file.statements.filter(isExported).flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement)) return named(statement.name.text, [...statement.members])
    return ts.isTypeAliasDeclaration(statement) ? named(statement.name.text, literalMembers(statement.type)) : []
  })
  return {
    silent: members.filter(({ member }) => ts.getJSDocCommentsAndTags(member).length === 0).map(({ name }) => name),
    count: members.length,
  }
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function named(type: string, members: ts.TypeElement[]) {
  return members
    .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
    .map((member) => ({ name: `${type}.${member.name.getText()}`, member }))
}

/** The members of an object type, also where it is one of a union or an intersection. */
function literalMembers(type: ts.TypeNode): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members]
  if (ts.isParenthesizedTypeNode(type)) return literalMembers(type.type)
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type) ? type.types.flatMap(literalMembers) : []
}
