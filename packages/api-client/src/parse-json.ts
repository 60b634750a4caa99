/** Parses JSON; undefined when the text is not JSON. An empty text, as in a 204, is null. */
export function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
