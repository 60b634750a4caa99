import type { Page } from 'playwright/test'
import { getDocumentProxy } from 'unpdf'

/** One text run on paper, with its position in points from the sheet's lower left corner. */
interface Words {
  text: string
  left: number
  right: number
  base: number
  height: number
}

/** A page as a browser prints it. */
export interface Paper {
  /** All text, with single spaces between words. */
  text: string
  /**
   * The text of each sheet, with its width and height in points, its last line, and how much of its height is used, as
   * a part of 1; both without the number of the sheet.
   */
  sheets: { text: string; size: number[]; last: string; used: number }[]
  /** Text that overlaps other text or the edge of the sheet. */
  faults: string[]
}

/** Within this many points of the lower edge there is nothing but the number of a sheet. */
const bottomMargin = 40

/** Prints the current page on A4 or Letter, or on the size that it asks for. */
export async function printed(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<Paper> {
  const file = await page.pdf({ format, preferCSSPageSize: true })
  const sheets = await getDocumentProxy(new Uint8Array(file))
  const printedSheets: Paper['sheets'] = []
  const faults: string[] = []
  for (let number = 1; number <= sheets.numPages; number += 1) {
    const sheet = await sheets.getPage(number)
    const size = sheet.view.slice(2)
    const content = await sheet.getTextContent()
    const words = content.items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [textsOf(item)] : []))
    const body = words.filter(({ base }) => base > bottomMargin)
    const bottom = Math.min(...body.map(({ base }) => base))
    printedSheets.push({
      text: words.map(({ text }) => text).join(' '),
      size,
      last: body
        .filter(({ base }) => base - bottom < 2)
        .map(({ text }) => text)
        .join(' '),
      used: 1 - bottom / (size[1] ?? 1),
    })
    faults.push(
      ...[...beyondEdge(words, size[0] ?? 0), ...overprinted(words)].map((fault) => `sheet ${number}: ${fault}`),
    )
  }
  const text = printedSheets.map((sheet) => sheet.text).join(' ')
  return { text: text.replaceAll(/\s+/g, ' '), sheets: printedSheets, faults }
}

function textsOf({
  str,
  transform,
  width,
  height,
}: {
  str: string
  transform: number[]
  width: number
  height: number
}): Words {
  const [left = 0, base = 0] = transform.slice(4)
  return { text: str, left, right: left + width, base, height }
}

function beyondEdge(words: readonly Words[], width: number): string[] {
  return words.filter(({ left, right }) => left < 0 || right > width).map(({ text }) => `"${text}" is cut off`)
}

/**
 * Two runs overlap if they share over half of the smaller height and more than a point of width. Parts of one line may
 * share a tenth of its height, as an apostrophe and its "s" do in a large heading.
 */
function overprinted(words: readonly Words[]): string[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const sideways = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const upright = Math.min(one.base + one.height, other.base + other.height) - Math.max(one.base, other.base)
      const height = Math.min(one.height, other.height)
      const inOneLine = one.base === other.base && one.height === other.height
      const hair = inOneLine ? Math.max(1, height / 10) : 1
      return sideways > hair && upright > height / 2 ? [`"${one.text}" over "${other.text}"`] : []
    }),
  )
}
