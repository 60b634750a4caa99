import type { SearchLanguage } from './search-terms.ts'

const stopWords = new Set(
  [
    'a about all also am an and another any are arent as at be because been being best both but by can cant could',
    'did didnt do does doesnt dont during even ever every explain explained for from get gets getting give go going',
    'gonna good got had happen happens has have havent he how hows i if im in into is isnt it its ive just know',
    'later let like lot make makes many may me mean meaning means mine much my near need no not now of often on',
    'only or our please put really same she should so some somebody someone something still stuff taking tell than',
    'that the their them then there they thing this through to too trying up us using very wanna want was wasnt we',
    'what whats when where which while who whom whose why will with without wont would yet you your',
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
    ['mortgage', 'loan', 'debt'],
    ['inherited', 'left me', 'left us', 'inheritance', 'mom', 'dad', 'mother', 'father', 'parents', 'grandma'],
    ['cash out', 'pay the tax'],
    ['PPM', 'offering document', 'memorandum'],
    ['scam', 'fraud', 'bankrupt', 'gone wrong', 'failed', 'stole'],
    ['accredited', 'qualify', 'who may invest'],
    ['background check', 'look up', 'brokercheck', 'legit'],
    ['IRA', '401k', 'retirement account', 'invest through an LLC'],
    ['got the check', 'sale has closed'],
    ['left over', 'leftover', 'boot'],
  ],
}
