/** What must be unique, by the constraint that sees to it. */
const constraints = {
  users_pkey: 'user id',
  users_email_key: 'email',
  users_phone_key: 'phone',
  factors_user_id_friendly_name_key: 'factor name',
} as const

/** A value that only one row may have. */
export type TakenValue = (typeof constraints)[keyof typeof constraints]

/** The value that a statement was refused for because another row has it, if it was. */
export function takenValue(error: unknown): TakenValue | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505' || !('constraint' in error))
    return undefined
  const { constraint } = error
  return isKnown(constraint) ? constraints[constraint] : undefined
}

function isKnown(constraint: unknown): constraint is keyof typeof constraints {
  return typeof constraint === 'string' && Object.hasOwn(constraints, constraint)
}
