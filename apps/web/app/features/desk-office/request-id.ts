/** Whether this is the id of a request in full, as the server takes it: a UUID. */
export function isRequestId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
