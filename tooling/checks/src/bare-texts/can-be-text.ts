import ts from 'typescript'

const text = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** Whether a value of this type can be shown as text. */
export function mayBeText(type: ts.Type, checker: ts.TypeChecker): boolean {
  return kindsOf(type, checker).some(({ flags }) => (flags & text) !== 0)
}

/** Whether a value of this type can be a list with a text in it. */
export function mayListText(type: ts.Type, checker: ts.TypeChecker): boolean {
  return itemsOf(type, checker).some((item) => mayBeText(item, checker))
}

/** Whether it can be a list of texts and elements, which is only good for showing it. */
export function mayListBoth(type: ts.Type, checker: ts.TypeChecker): boolean {
  return itemsOf(type, checker).some(
    (item) =>
      mayBeText(item, checker) && kindsOf(item, checker).some((kind) => kind.getProperty('props') !== undefined),
  )
}

function itemsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return kindsOf(type, checker).flatMap((kind) =>
    checker.isArrayType(kind) || checker.isTupleType(kind) ? checker.getTypeArguments(kind as ts.TypeReference) : [],
  )
}

function kindsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const known = checker.getBaseConstraintOfType(type) ?? type
  return known.isUnion() ? known.types : [known]
}
