/** The lines of Form 8824, Parts I to III, in the order of the form, each with a name that stays when words change. */
export const form8824LineNames = {
  '1': 'property-given',
  '2': 'property-received',
  '3': 'given-acquired-on',
  '4': 'given-on',
  '5': 'identified-on',
  '6': 'received-on',
  '7': 'related-party',
  '8': 'related-party-details',
  '9': 'related-party-disposed',
  '10': 'taxpayer-disposed',
  '11': 'disposal-exception',
  '12': 'other-given-value',
  '13': 'other-given-basis',
  '14': 'other-given-gain',
  '15': 'boot',
  '16': 'like-kind-received',
  '17': 'all-received',
  '18': 'given-basis',
  '19': 'realized-gain',
  '20': 'gain-up-to-boot',
  '21': 'recapture',
  '22': 'other-taxed-gain',
  '23': 'taxed-gain',
  '24': 'deferred-gain',
  '25': 'received-basis',
  '25a': 'basis-of-1250-property',
  '25b': 'basis-of-1245-property',
  '25c': 'basis-of-intangible-property',
} as const

/** The number of a line. */
export type Form8824Line = keyof typeof form8824LineNames

/** The stable name of a line. */
export type Form8824LineName = (typeof form8824LineNames)[Form8824Line]

/** The numbers of the lines in the order of the form. */
export const form8824LineNumbers: readonly Form8824Line[] = [
  ...Array.from({ length: 25 }, (_, index) => String(index + 1) as Form8824Line),
  '25a',
  '25b',
  '25c',
]
