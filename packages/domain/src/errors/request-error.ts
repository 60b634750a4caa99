/**
 * The text of the error for any answer of the product's server that is not a success:
 * status, colon, and the body, or the status text when the body is empty.
 * @source specification section 7, Handling of answers
 */
export function requestErrorText(answer: {
  readonly status: number
  readonly statusText: string
  readonly body: string
}): string {
  return `${answer.status}: ${answer.body || answer.statusText}`
}
