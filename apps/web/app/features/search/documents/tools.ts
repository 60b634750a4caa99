import { exchangeWindow, identificationWindow } from '@dst/domain/parameters'
import { paths } from '../../../paths.ts'
import type { SearchDocument } from '../search-document.ts'

/** What the site computes for its readers, and the pages that are found by their name. */
export const toolDocuments: readonly SearchDocument[] = [
  {
    path: `${paths.home}#calculator`,
    kind: 'tool',
    title: 'Calculator: what an exchange may defer',
    line: 'From the price and the loan of your own property.',
    words: ['estimate', 'how much would I save', 'compute', 'numbers'],
  },
  {
    path: paths.exchange,
    kind: 'tool',
    title: `Exchange dates: day ${identificationWindow} and day ${exchangeWindow} of your sale`,
    line: 'From your closing and your tax return, with a calendar file.',
    words: ['date calculator', 'count the days', 'deadline calculator', 'countdown'],
  },
  {
    path: paths.exchangeMoney,
    kind: 'tool',
    title: 'What to replace, and what the tax is',
    line: 'Value, cash and debt to replace, boot, and the tax of your sale.',
    words: ['tax calculator', 'boot calculator', 'estimate my tax'],
  },
  {
    path: paths.exchangeList,
    kind: 'tool',
    title: 'Your list of named property',
    line: 'Checks the three-property, 200% and 95% rules, and drafts the notice.',
    words: ['identification letter', 'identification form', 'notice template'],
  },
  {
    path: paths.exchangeCompare,
    kind: 'tool',
    title: 'Pay the tax, or exchange? Your own comparison',
    line: 'Paying the tax, a DST, a property of your own and holding, at equal returns.',
    words: ['compare options', 'side by side'],
  },
  {
    path: paths.exchangeOfferings,
    kind: 'tool',
    title: 'Compare the DST offerings that you hold',
    line: 'The figures of each memorandum, computed in one way.',
    words: ['compare sponsors', 'side by side'],
  },
  {
    path: paths.exchangeAfter,
    kind: 'tool',
    title: 'After the closing: Form 8824, basis and depreciation',
    line: 'The lines of the form and the write-off of each property, year by year.',
    words: ['depreciation schedule', 'tax form'],
  },
  {
    path: paths.exchangePacket,
    kind: 'tool',
    title: 'Your packet for CPA and intermediary',
    line: 'Your exchange on paper, with questions to ask.',
    words: ['print', 'accountant', 'pdf', 'checklist'],
  },
  {
    path: paths.exchangeMethod,
    kind: 'page',
    title: 'How the comparison is made',
    line: 'Its rules, its model and its limits.',
    words: ['assumptions', 'methodology'],
  },
  {
    path: paths.states,
    kind: 'page',
    title: 'State tax on a gain: all states',
    line: 'What each state takes of a gain on real property.',
    words: ['state income tax', 'by state'],
  },
  {
    path: paths.figures,
    kind: 'page',
    title: 'Figures of this site',
    line: 'Every rate, threshold and deadline that the site computes with.',
    words: ['tax brackets', 'rates'],
  },
  {
    path: paths.sources,
    kind: 'page',
    title: 'Sources of this site',
    line: 'The laws, rulings and published material behind its texts.',
    words: ['citations', 'references', 'regulations'],
  },
  {
    path: paths.contact,
    kind: 'page',
    title: 'Contact',
    line: 'Write or call us.',
    words: ['phone number', 'email', 'talk to somebody', 'help', 'support'],
  },
  {
    path: paths.signIn,
    kind: 'page',
    title: 'Login',
    line: 'To your profile, your score and your exchange.',
    words: ['log in', 'sign in', 'password', 'my account'],
  },
  {
    path: paths.signUp,
    kind: 'page',
    title: 'Get started: create an account',
    line: 'Free, and it commits you to nothing.',
    words: ['sign up', 'register', 'new account'],
  },
]
