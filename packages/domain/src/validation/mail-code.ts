/**
 * The digits of a mailed code as a person typed them, with the spaces and dashes taken out that people and mail programs put
 * in. Undefined when they are not six to ten digits: a hosted auth service may send more than six.
 * @source decision 0039
 */
export function readMailCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s\u00AD\u200B\u2011-]/g, '')
  return /^\d{6,10}$/.test(digits) ? digits : undefined
}
