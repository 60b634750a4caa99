import { foreignLettersMessage, hasForeignLetters, isBlank, isLonger } from './entered-text.ts'
import type { IssueTable } from './validation-issue.ts'

/** Everything that can be wrong with the names and the address of a person. */
export type PersonIssueCode =
  | 'first-name-required'
  | 'first-name-too-long'
  | 'last-name-required'
  | 'last-name-too-long'
  | 'email-required'
  | 'email-too-long'
  | 'email-invalid'
  | 'email-letters'

/** What is wrong with a first name of at most `maximum` characters. */
export function firstNameIssue(name: string, maximum: number): PersonIssueCode | false {
  if (isBlank(name)) return 'first-name-required'
  return isLonger(name, maximum) && 'first-name-too-long'
}

/** What is wrong with a last name of at most `maximum` characters. */
export function lastNameIssue(name: string, maximum: number): PersonIssueCode | false {
  if (isBlank(name)) return 'last-name-required'
  return isLonger(name, maximum) && 'last-name-too-long'
}

/** What is wrong with an address of at most `maximum` characters and of the form that `isEmail` knows. */
export function emailIssue(
  email: string,
  maximum: number,
  isEmail: (text: string) => boolean,
): PersonIssueCode | false {
  if (isBlank(email)) return 'email-required'
  if (isLonger(email, maximum)) return 'email-too-long'
  if (hasForeignLetters(email)) return 'email-letters'
  return !isEmail(email) && 'email-invalid'
}

/** The field and the sentence for each of these errors, where a name and an address have at most so many characters. */
export function personIssues(maximum: { readonly name: number; readonly email: number }): IssueTable<PersonIssueCode> {
  return {
    'first-name-required': { field: 'firstName', message: 'First name is required' },
    'first-name-too-long': { field: 'firstName', message: `First name must be at most ${maximum.name} characters` },
    'last-name-required': { field: 'lastName', message: 'Last name is required' },
    'last-name-too-long': { field: 'lastName', message: `Last name must be at most ${maximum.name} characters` },
    'email-required': { field: 'email', message: 'Email is required' },
    'email-too-long': { field: 'email', message: `Email must be at most ${maximum.email} characters` },
    'email-invalid': { field: 'email', message: 'Please enter a valid email' },
    'email-letters': { field: 'email', message: foreignLettersMessage },
  }
}
