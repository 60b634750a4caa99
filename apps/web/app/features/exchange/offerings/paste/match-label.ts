import { distributionNames } from '@dst/domain/exchange-file'
import { offeringFieldNames, type OfferingFieldName } from '../../account/offering-field-names.ts'

/** What spreadsheets and memoranda call fields, in the order in which they are tried: special ones come first. */
const patterns: readonly (readonly [RegExp, OfferingFieldName])[] = [
  [/^(?:dst|program|fund|(?:offering|dst|property|program) name|offering)$/, 'name'],
  [/suits?\b|litigation/, 'suitsDisclosed'],
  [/foreclos|lost to|lender loss/, 'lenderLosses'],
  [/(?:cut|stopped|suspend)/, 'programsCut'],
  [/full cycle|programs? (?:completed|sold)|completed programs?|prior programs?/, 'programsCompleted'],
  [/years? (?:active|in business|of experience)/, 'yearsActive'],
  [/^(?:record )?as of$|track record (?:date|as of)/, 'asOf'],
  [/^sponsor(?: name)?$/, 'sponsor'],
  [/721|upreit|partnership units/, 'mandatory721'],
  [/master lease|master tenant/, 'masterLease'],
  [/tenant/, 'tenant'],
  [/^states?$|^location$|state of the property/, 'state'],
  [/(?:property|asset) (?:type|class)|kind of property/, 'propertyType'],
  [/apprais.*(?:date|day|on$|as of)/, 'appraisalOn'],
  [/apprais.*(?:by|for|ordered)|who ordered/, 'appraisalFor'],
  [/apprais/, 'appraisedValue'],
  [/interest only|\bi ?o\b/, 'interestOnlyYears'],
  [/amorti[sz]/, 'amortizationYears'],
  [/matur|loan (?:term|due)|falls due/, 'maturityYears'],
  [/fixed/, 'rateFixed'],
  [/(?:interest|loan|mortgage|note) rate/, 'loanRate'],
  [/acquisition (?:fee|cost|expense)/, 'acquisitionFee'],
  [/commission/, 'sellingCommissions'],
  [/dealer|managing broker|wholesal/, 'dealerManager'],
  [/organi[sz]ation|offering (?:and|costs?|expenses?)|^o o$/, 'offeringCosts'],
  [/financ|(?:loan|lender) (?:costs?|fees?)/, 'financingCosts'],
  [/exit fee|disposition fee/, 'exitFee'],
  [/(?:other|closing) (?:exit|sale|selling|costs? (?:of|on) (?:the )?sale)|costs? of (?:the )?sale/, 'otherExitCosts'],
  [/reserve/, 'reserves'],
  [/\bnoi\b|net (?:operating )?income/, 'netIncome'],
  [/fees? on top|asset management/, 'yearlyFeesOnTop'],
  [/\bhold/, 'holdYears'],
  [/minimum/, 'minimum'],
  [/^(?:my|your) (?:amount|equity|investment)$|^amount$/, 'amount'],
  [/loan|debt|mortgage/, 'loan'],
  [/purchase price|property price|acquisition price|contract price|^price$/, 'purchasePrice'],
  [/equity|offering amount|offering size|^raise$/, 'equity'],
  [/^other (?:costs?|fees?|expenses?)$|closing costs/, 'otherCosts'],
]

const distribution = /distribution|cash ?flow|cash on cash|yield|^(?:year|yr) \d+$/

/** The field that the label of a row means; undefined where none is meant. */
export function matchLabel(label: string): OfferingFieldName | undefined {
  const words = plainWords(label)
  const own = Object.entries(offeringFieldNames).find(([, name]) => plainWords(name) === words)
  if (own !== undefined) return own[0] as OfferingFieldName
  if (distribution.test(words) && !/cut|stopped|suspend|\bfees?\b/.test(words)) return distributionOf(words)
  return patterns.find(([pattern]) => pattern.test(words))?.[1]
}

/** The year stands in the label; without one it is the first. */
function distributionOf(words: string): OfferingFieldName | undefined {
  const year = /\b(\d+)\b/.exec(words)?.[1]
  return distributionNames[year === undefined ? 0 : Number(year) - 1]
}

/** Small letters and digits alone: "Purchase price ($)" and "purchase-price" are one. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(?:usd|total|the)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
