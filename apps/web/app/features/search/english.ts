import type { SearchLanguage } from './search-terms.ts'

const stopWords = new Set(
  [
    'a able about after ago all also always am an and another any are arent as at be because been being best both',
    'but by can cant could did didnt do does doesnt dont during each even ever every explain explained for from',
    'get gets getting give go goes going gonna good got had happen happens has have havent he how hows i if im in',
    'into is isnt it its itself ive just know later let like lot make makes many may me mean meaning means mine',
    'more most much must my near need no not now of often ok on one ones only or other others our please put',
    'really said same say says see she should since so some somebody someone something still stuff sure take',
    'takes taking talk tell than that the their them then there these they thing think this those thought through',
    'to told too took trying until up us using very wanna want was wasnt we were what whats when where whether',
    'which while who whom whose why will with without wont would yet you your',
  ].flatMap((words) => words.split(' ')),
)

/** English words, with what owners call things. Each group is needed by a phrase of `testing/phrases.ts`. */
export const english: SearchLanguage = {
  stopWords,
  everywhere: new Set([
    '1031',
    'exchange',
    'dst',
    'property',
    'building',
    'apartment',
    'house',
    'rental',
    'real',
    'estate',
  ]),
  singular(word) {
    if (word.length < 4) return word
    if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
    if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
    return word.replace(/(?<![sui])s$/, '')
  },
  synonyms: [
    ['mortgage', 'loan', 'debt', 'borrow', 'bank note', 'owe the bank'],
    [
      'inherited',
      'left me',
      'left us',
      'inheritance',
      'mom',
      'dad',
      'mother',
      'father',
      'parents',
      'grandma',
      'grandpa',
      'grandfather',
      'aunt',
    ],
    ['PPM', 'offering document', 'memorandum'],
    ['scam', 'fraud', 'bankrupt', 'gone wrong', 'failed', 'stole'],
    ['accredited', 'qualify', 'who may invest'],
    ['background check', 'look up', 'brokercheck', 'legit'],
    ['IRA', '401k', 'retirement account'],
    ['got the check', 'sale has closed'],
    ['left over', 'leftover', 'boot', 'pull out', 'pocket', 'skim', 'hold back', 'costs less', 'smaller'],
    ['death', 'died', 'die', 'passed away'],
    ['tenants', 'renters'],
    ['CPA', 'accountant', 'tax preparer'],
    ['K-1', 'k one', '1099', 'tax form'],
  ],
}
