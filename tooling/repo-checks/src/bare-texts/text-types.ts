import ts from 'typescript'

const text = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** Whether a value of this type can be shown as text. */
export function mayBeText(type: ts.Type, checker: ts.TypeChecker): boolean {
  return kindsOf(type, checker).some(({ flags }) => (flags & text) !== 0)
}

/** Whether a value of this type can be a list with a text in it. */
export function mayListText(type: ts.Type, checker: ts.TypeChecker): boolean {
  return kindsOf(type, checker).some(
    (kind) =>
      (checker.isArrayType(kind) || checker.isTupleType(kind)) &&
      checker.getTypeArguments(kind as ts.TypeReference).some((item) => mayBeText(item, checker)),
  )
}

function kindsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const known = checker.getBaseConstraintOfType(type) ?? type
  return known.isUnion() ? known.types : [known]
}
