const longest = 28

/** Abbreviations with a point that stand before a number or a name, and so don't end a sentence. */
const abbreviations = 'Reg|Rev|Rul|Proc|Memo|Supp|No|Nos|Mr|Mrs|Dr'

const ends = new RegExp(String.raw`(?<!\b(?:${abbreviations})\.)(?<=[.!?:;]["”’)]?)\s+(?=["“(]?[A-Z0-9$])`)

/** Sentences with more than 28 words; a number, an abbreviation or a name with a point ends none. */
export function longSentences(text: string): readonly string[] {
  return sentencesOf(text).filter((sentence) => (sentence.match(/\S+/g) ?? []).length > longest)
}

function sentencesOf(text: string): readonly string[] {
  return text.split(ends).map((sentence) => sentence.trim())
}
