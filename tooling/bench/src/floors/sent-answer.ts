/** An answer's body and the headers that its server chose. */
export interface SentAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** They come with every answer of Node. */
const ofNode = new Set(['connection', 'keep-alive', 'date', 'content-length'])

/** What a floor sends as it is. */
export async function sentAnswer(answer: Response): Promise<SentAnswer> {
  const headers = [...answer.headers].filter(([name]) => !ofNode.has(name))
  return { headers: Object.fromEntries(headers), body: await answer.text() }
}
