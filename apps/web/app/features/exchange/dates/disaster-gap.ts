import type { ExchangeFile } from '@dst/domain/exchange-file'

/** What a started entry of a disaster still lacks, or why it changes nothing; undefined when it is counted or empty. */
export function disasterGap({ deadlines, sales }: ExchangeFile): string | undefined {
  const { disasterDate, postponementDate, affected = false, hardship = false } = deadlines
  if (disasterDate === undefined && postponementDate === undefined && !affected && !hardship) return undefined
  if (disasterDate === undefined) return 'Enter the first day of the disaster.'
  if (postponementDate === undefined) return 'Enter the last day of the notice.'
  if (postponementDate < disasterDate) return 'The last day of the notice is before the first day of the disaster.'
  if (!affected && !hardship) return 'Tick what holds for you: without one of the two, the notice moves nothing.'
  const closings = sales.flatMap(({ closing }) => closing ?? []).toSorted()
  const [first] = closings
  if (!affected && first !== undefined && first > disasterDate) {
    return (
      'Section 17 is for sales that closed by the day of the disaster, so this notice moves nothing for a ' +
      'hardship.'
    )
  }
  return undefined
}
