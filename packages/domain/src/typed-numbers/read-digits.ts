/** What digits and separators can mean. Not negative. */
export interface DigitsReading {
  /**
   * With dots as decimal points, and commas, apostrophes or spaces between groups, of which the last has three digits.
   * The others may not, since people delete and insert digits: "1,00,000".
   */
  readonly standard?: number
  /** With a comma as the decimal point. */
  readonly decimalComma?: number
  /** With every separator as one between groups, whatever their length: "2,000,00" of "2,000,000". */
  readonly joined?: number
}

const standard = /^(?:\d+\.?\d*|\.\d+|[1-9]\d*(?<separator>[,' ])(?:\d+\k<separator>)*\d{3}(?:\.\d*)?)$/
const decimalComma = /^(?:\d*|\d{1,3}(?:[.' ]\d{3})+),\d+$/
const joinedAtWill = /^[1-9]\d*(?<separator>[,' ])\d+(?:\k<separator>\d+)*(?:\.\d*)?$/
const joinedByThree = /^[1-9]\d{0,2}(?:(?:[,' ]\d{3})+(?:\.\d*)?|(?:[.,' ]\d{3})+)$/

/** Every meaning of digits with separators; none for anything else. A comma at the end has no meaning yet. */
export function readDigits(text: string): DigitsReading {
  const digits = text.trim().replace(/(?<=\d),$/, '')
  return {
    ...(standard.test(digits) ? { standard: Number(digits.replaceAll(/[,' ]/g, '')) } : {}),
    ...(decimalComma.test(digits) ? { decimalComma: Number(digits.replaceAll(/[.' ]/g, '').replace(',', '.')) } : {}),
    ...joinedDigits(digits),
  }
}

function joinedDigits(digits: string): Pick<DigitsReading, 'joined'> {
  const decimal = joinedAtWill.test(digits) || /^\d+(?:[,' ]\d{3})+\.\d*$/.test(digits)
  if (!decimal && !joinedByThree.test(digits)) return {}
  return { joined: Number(digits.replaceAll(decimal ? /[,' ]/g : /[.,' ]/g, '')) }
}

/** One form for each character that keyboards and programs write in several: digits, spaces, apostrophes, minus signs. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´′]/g, "'")
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
