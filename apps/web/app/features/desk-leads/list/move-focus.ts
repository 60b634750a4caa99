/** Every link to a lead on the page. */
const rowLinks = '.leads-row-name a'

/** Moves the focus to the next row or the one before, from wherever it is; it stays at the ends. */
export function moveToRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)]
  const here = document.activeElement
  const next = (link: HTMLElement) => here === null || here === document.body || follows(here, link)
  const target = step === 1 ? links.find(next) : links.findLast((link) => here !== null && follows(link, here))
  target?.focus({ preventScroll: true })
  target?.closest('.leads-row')?.scrollIntoView({ block: 'nearest' })
}

function follows(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
