import { contentLines, type PageCheck } from './built-page.ts'

const percent = String.raw`\d%`
const taxed = String.raw`\b(?:gain|tax|taxed|rate|yield)\b`
const sameSentence = String.raw`(?:[^.]|\.(?=\d))*`

/** Words of a page that states laws, deadlines or rates. */
const claim = new RegExp(
  [
    String.raw`\b(?:IRS|SEC|Internal Revenue Code|Revenue Ruling|Treasury Regulation|Rule 50\d|accredited)\b`,
    String.raw`\bdays? (?:45|180)\b|\b(?:45|180)[- /]day`,
    `${percent}${sameSentence}${taxed}|${taxed}${sameSentence}${percent}`,
  ].join('|'),
  'i',
)
/** How a note begins. */
export const begun = /^Last (?:reviewed|edited) /
const day = String.raw`[A-Z][a-z]+ \d{1,2}, \d{4}`
const note = new RegExp(
  String.raw`^Last (?:reviewed|edited) (?:between ${day} and )?${day}\. Sources(?:, last read on ${day})?: \S.+\.$`,
)

/**
 * A page that states laws, deadlines or rates says when it was last reviewed and against which sources, with a
 * machine-readable date.
 */
export const reviewFaults: PageCheck = (page) => {
  const lines = contentLines(page)
  const notes = lines.filter((line) => begun.test(line))
  const broken = notes.filter((line) => !note.test(line)).map((line) => `names no date or no source: "${line}"`)
  const dates = page.html.querySelectorAll('main time').map((time) => time.getAttribute('datetime') ?? '')
  const undated = dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date)).map((date) => `"${date}" is no date`)
  const claiming = lines.find((line) => claim.test(line))
  return [
    ...(claiming !== undefined && notes.length === 0 ? [`has no "Last reviewed", and says "${claiming}"`] : []),
    ...broken,
    ...undated,
  ]
}

/** A section has one review note: between two of them there is an h2 or a question. */
export const repeatedReviewFaults: PageCheck = ({ html }) => {
  let open = false
  return html.querySelectorAll('main h1, main h2, main summary, main p').flatMap(({ tagName, text }) => {
    const isNote = tagName === 'P' && begun.test(text)
    const repeated = isNote && open
    if (tagName !== 'P') open = false
    else if (isNote) open = true
    return repeated ? [`repeats in one part: "${text}"`] : []
  })
}
