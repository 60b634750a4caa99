/** The value of a JSON text; undefined when it is not JSON. An empty text, as a 204 has, is null. */
export function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
