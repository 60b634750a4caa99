/** Unique values, by the constraint that enforces them. */
const constraints = {
  users_pkey: 'user id',
  users_email_key: 'email',
  users_phone_key: 'phone',
  factors_user_id_friendly_name_key: 'factor name',
} as const

/** A value that must be unique. */
export type TakenValue = (typeof constraints)[keyof typeof constraints]

/** The value whose uniqueness a statement violated, if that is why it failed. */
export function takenValue(error: unknown): TakenValue | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505' || !('constraint' in error))
    return undefined
  const { constraint } = error
  return isKnown(constraint) ? constraints[constraint] : undefined
}

function isKnown(constraint: unknown): constraint is keyof typeof constraints {
  return typeof constraint === 'string' && Object.hasOwn(constraints, constraint)
}
