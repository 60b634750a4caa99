import { formatUsd } from '@dst/domain/calculator'
import type { OfferingColumn } from '@dst/domain/exchange-file'
import type { Offering, OfferingRefusal } from '@dst/domain/offerings'
import { offeringFieldNames } from '../../account/offering-field-names.ts'
import type { FieldPath } from '../../store/edits.ts'

/** Why an offering has no figures, and the field that mends it. */
export interface OfferingAsk {
  readonly text: string
  readonly link: string
  readonly path: FieldPath
}

type FieldName = keyof typeof offeringFieldNames

/** What is asked of an offering before its figures; `index` is its place in the file. */
export function askOf(column: OfferingColumn, index: number): OfferingAsk | undefined {
  const pathOf = (name: FieldName): FieldPath => `offerings.${index}.${name}`
  const { figures, openDistribution, offering } = column
  if (!figures.ok && figures.error.code === 'refused') return refusalAsk(figures.error.refusal, offering, pathOf)
  if (!figures.ok && figures.error.code === 'fields-missing') {
    const [first = 'equity'] = figures.error.fields
    return {
      text: 'Figures appear as soon as the purchase price and the equity are typed.',
      link: `Type: ${offeringFieldNames[first]}`,
      path: pathOf(first),
    }
  }
  if (openDistribution === undefined) return undefined
  return {
    text:
      `Year ${openDistribution} has no distribution, and a later year has one. None of them counts until it is ` +
      'typed; 0% is an answer too.',
    link: `Type: ${offeringFieldNames[`distribution${openDistribution}` as FieldName]}`,
    path: pathOf(`distribution${openDistribution}` as FieldName),
  }
}

function refusalAsk(refusal: OfferingRefusal, offering: Offering, pathOf: (name: FieldName) => FieldPath): OfferingAsk {
  const field: FieldName = refusal.field === 'distributions' ? 'distribution1' : refusal.field
  const look = { link: `Look at: ${offeringFieldNames[field]}`, path: pathOf(field) }
  switch (refusal.reason) {
    case 'above-equity':
      return { text: `The loan is more than ${refusal.most} times the equity. Nothing is computed from that.`, ...look }
    case 'above-sources':
      // Until the loan is typed, what it pays for seems to be too much.
      return offering.loan === undefined
        ? {
            text:
              `What is bought and paid comes to more than twice the equity of ${formatUsd(offering.equity ?? 0)}. ` +
              'Is there a loan?',
            link: `Type: ${offeringFieldNames.loan}`,
            path: pathOf('loan'),
          }
        : {
            text: `What is bought and paid comes to more than ${refusal.most} times what is paid in.`,
            ...look,
          }
    case 'out-of-range':
    case 'not-whole':
    case 'not-a-choice':
    case 'too-many':
      return { text: 'Something typed here can’t be. Nothing is computed from it.', ...look }
  }
}
