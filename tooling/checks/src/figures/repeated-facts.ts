import type { Rule } from '../repository.ts'
import { isAllowedRepeat } from './allowed-repeats.ts'
import { readProduct, literalsIn, type Literal } from './literals.ts'
import { parameterFolder, readParameters, type WrittenParameter } from './parameters.ts'
import { examples, spellingsOf } from './spellings.ts'

interface Figure {
  name: string
  /** Of its wordings in texts. */
  spellings: RegExp[]
  /** Every number in its value. */
  numbers: number[]
  /** Those that are unlikely to be another fact. */
  particular: number[]
  /** The words of its name, lowercase. */
  words: string[]
}

/**
 * A figure appears once, as a parameter. No text in the product states it separately, and no number repeats it, neither
 * one too specific to be another fact nor one on a line that names it.
 */
export const repeatedFacts: Rule = async (repository) => {
  const figures = (await readParameters(repository)).map(figureOf)
  // Matches any wording of any figure, and more: most texts need no closer look.
  const spellings = figures.flatMap((figure) => figure.spellings.map(({ source }) => source))
  const anyText = new RegExp(spellings.length === 0 ? '$^' : spellings.join('|'), 'i')
  const sources = await readProduct(
    repository,
    // The others may not read parameters.
    (file) => !/^packages\/(?:ui|auth-server)\//.test(file) && !file.startsWith(parameterFolder),
  )
  return sources.flatMap(({ file, text }) =>
    literalsIn(file, text).flatMap((literal) => {
      const repeated = repeatedBy(literal, figures, anyText)
      if (repeated === undefined || isAllowedRepeat(file, repeated)) return []
      const message = `repeats the parameter ${repeated}; read it from @dst/domain/parameters`
      return [{ place: literal.place, message }]
    }),
  )
}

/** The name of the parameter that a number or a text repeats. */
function repeatedBy({ value, line }: Literal, figures: readonly Figure[], anyText: RegExp): string | undefined {
  if (typeof value === 'number') {
    const near = line.toLowerCase()
    const names = ({ words }: Figure) => words.every((word) => near.includes(word))
    return figures.find((one) => one.particular.includes(value) || (one.numbers.includes(value) && names(one)))?.name
  }
  const text = value.replaceAll(/\s+/g, ' ')
  if (!anyText.test(text)) return undefined
  return figures.find(({ spellings }) => spellings.some((spelling) => spelling.test(text)))?.name
}

function figureOf(parameter: WrittenParameter): Figure {
  const numbers = numbersIn(parameter.value)
  return {
    name: parameter.name,
    spellings: spellingsOf(parameter),
    numbers,
    particular: numbers.filter((number) => isParticular(number, parameter)),
    words: parameter.name.split(/(?=[A-Z])/).map((word) => word.toLowerCase()),
  }
}

/** Amounts and shares that are not round rarely match by chance; times and lengths often do. */
function isParticular(value: number, { name, unit }: WrittenParameter): boolean {
  if (unit === 'USD') return value >= 10_000 && !examples.has(name) && !Number.isInteger(Math.log10(value))
  return (unit === 'share' || unit === 'years') && !Number.isInteger(value * 10)
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
