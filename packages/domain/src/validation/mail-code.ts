/**
 * The digits of an emailed code as typed, without the spaces and dashes that people and mail programs insert.
 * Undefined unless there are six to ten digits: a hosted auth service can send more than six.
 * @source docs/product/errors.md#codes-from-mails
 */
export function readMailCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s\u00AD\u200B\u2011-]/g, '')
  return /^\d{6,10}$/.test(digits) ? digits : undefined
}
