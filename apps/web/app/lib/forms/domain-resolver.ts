import type { ValidationIssue } from '@dst/domain/validation'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Lets a form be validated by a validator of the domain; of several issues of a field, the first is shown. */
export function domainResolver<Values extends FieldValues>(
  validate: (values: Values) => readonly ValidationIssue[],
): Resolver<Values> {
  return (values) => {
    const errors: Record<string, FieldError> = {}
    for (const { field, code, message } of validate(values)) errors[field] ??= { type: code, message }
    const isValid = Object.keys(errors).length === 0
    return isValid ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<Values> }
  }
}
