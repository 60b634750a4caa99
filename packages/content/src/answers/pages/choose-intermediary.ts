import { formatUsd } from '@dst/domain/calculator'
import { intermediaryBonds, intermediaryErrorsCover } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

/** How an owner chooses an intermediary, and what protects the money meanwhile. */
export const chooseIntermediary: AnswerPage = {
  slug: 'choose-intermediary',
  question: 'How do I choose an intermediary, and what protects the money?',
  title: 'How do I choose an intermediary?',
  answer: [
    'No federal office licenses intermediaries, and some have failed.',
    'Ask for a qualified escrow or trust in your name, two signatures, a bond, and statements from the bank itself.',
  ],
  searchWords: [
    'accommodator',
    '1031 company',
    'exchange facilitator',
    'QI',
    'who holds my money',
    'is my money protected',
    'FDIC',
    'insured',
    'fidelity bond',
    'can my attorney do it',
    'find an exchange company',
    'middleman',
    'escrow company',
    'exchange company',
    'run off with the money',
    'who can I trust with the proceeds',
    'could they disappear or have they spent it',
    'my own bank',
    'embezzle',
    'recommend a reputable firm',
    'can my accountant or realtor hold it',
    'title lady or escrow officer',
    'insurance on exchange funds',
    'bonded and licensed, or bankrupt',
    'wired to them, account in my name',
    'who regulates them',
    'nephew or family member as intermediary',
    'can my lawyer be my QI',
  ],
  tool: { label: 'Print the questions with your own dates', to: '/exchange/packet' },
  why: [
    {
      id: 'who-may-be-one',
      heading: 'Who may be one',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A qualified intermediary (QI) takes in the money from your sale and buys the next property with it, so that the money never reaches you. You sign the agreement before your sale closes. After the closing it is too late.',
        },
        {
          kind: 'paragraph',
          text: `People who work for you are generally ruled out: anyone who was your employee, attorney, accountant, broker or real estate agent in the ${figures.agentYears} years before the sale. So are close relatives, and companies of which you own more than ${figures.relatedShare}. Work on exchanges alone does not count, nor do routine title, escrow or bank services.`,
        },
      ],
      sources: ['reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'who-watches',
      heading: 'Who watches over them',
      blocks: [
        {
          kind: 'paragraph',
          text: 'No federal office registers or licenses them. In 2008 the Federal Trade Commission turned down a request to make them register. Some states have laws. We have read three; other states may have rules of their own.',
        },
        {
          kind: 'table',
          caption: 'What three states require of an intermediary',
          columns: ['State', 'Bond of at least', 'Or instead', 'In addition'],
          rows: [
            {
              heading: 'California',
              cells: [
                formatUsd(intermediaryBonds.california),
                'The same sum in cash, securities or letters of credit; or all money in a qualified escrow or trust, with both signatures for each payment',
                `${formatUsd(intermediaryErrorsCover)} of insurance for mistakes, or a deposit instead; no mixing with its own accounts, no loans to related firms`,
              ],
            },
            {
              heading: 'Nevada',
              cells: [
                formatUsd(intermediaryBonds.nevada),
                'The same sum, in cash or other approved security, left with the state',
                'A license; proof of the bond for each client',
              ],
            },
            {
              heading: 'Washington',
              cells: [
                formatUsd(intermediaryBonds.washington),
                'A qualified escrow or trust, with your consent to each payment and statements from the bank to you',
                'A separate account for each client’s money; a notice that no agency regulates the service',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'These are minimums for the whole firm, not for each client. A firm may hold the money of many owners at once, so a bond may cover only a small part of it.',
        },
      ],
      sources: [
        'ftc-intermediaries',
        'intermediary-law-california',
        'intermediary-law-nevada',
        'intermediary-law-washington',
      ],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-protects',
      heading: 'What protects the money',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'A qualified escrow or trust',
              meaning:
                'Usually a bank or trust company holds the money under a contract with you and the intermediary. Federal rules set two terms. The holder may not be you or anyone ruled out above. The contract must limit your right to receive, pledge or borrow the money.',
            },
            {
              term: 'Your name on the account',
              meaning:
                'The account carries your name and tax number. A separate account in the intermediary’s own name is not the same. In the LandAmerica case, a court ruled that money kept that way belonged to the estate of the bankrupt firm.',
            },
            {
              term: 'Two signatures',
              meaning: 'No payment goes out unless both you and the intermediary approve it to the bank.',
            },
            {
              term: 'Statements from the bank',
              meaning: 'They come to you from the bank, not through the intermediary.',
            },
            {
              term: 'A fidelity bond',
              meaning: 'Insurance against theft by the firm’s people. Ask whose acts it covers, and up to what sum.',
            },
            {
              term: 'Errors and omissions insurance',
              meaning: 'It covers mistakes, such as a missed step, and generally not theft.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Get each of these in the agreement, not in a brochure. Then call the bank and the insurer yourself, at numbers that you looked up.',
        },
      ],
      sources: ['reg-1031k', 'reg-1031k-g6', 'intermediary-practice', 'case-landamerica'],
      reviewed: '2026-11-29',
    },
    {
      id: 'if-it-fails',
      heading: 'If it fails',
      blocks: [
        {
          kind: 'paragraph',
          text: `You may have to claim your money in a bankruptcy, alongside the firm’s other creditors. The ${figures.identificationDays} and ${figures.exchangeDays} days are in the statute, and generally keep running. An IRS procedure lets some owners whose intermediary defaulted use a special method to report the gain. It may move the date of the tax, but it brings back neither the money nor the exchange.`,
        },
      ],
      sources: ['irc-1031', 'rev-proc-2010-14', 'case-landamerica'],
      reviewed: '2026-11-29',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'Where this ends',
    blocks: [
      {
        kind: 'paragraph',
        text: 'No list takes the risk away. A large or old firm can fail, and membership in a trade group is not a license. An escrow is meant to guard against theft and bankruptcy; it does nothing about a missed day or a wrong notice. Ask your attorney to read the agreement before you sign, because the intermediary generally cannot be changed after the closing. Paying the tax needs no intermediary: when the tax is small next to the sum that a stranger would hold, it can be the better choice.',
      },
    ],
    sources: ['reg-1031k', 'intermediary-practice'],
    reviewed: '2026-11-29',
  },
  ask: {
    intermediary: [
      'Is the account a qualified escrow or a qualified trust as the Treasury rules define it, in my name and tax number, and at which bank?',
      'Can any payment leave without my signature, and will the bank confirm that to me in writing?',
      'Is the bond for each client or for all of you together, and whose acts does it cover?',
      'Where does the agreement say that you may not lend my money, invest it, or mix it with yours?',
      'If the bank fails, how much of my money does deposit insurance cover, counting my other accounts there?',
      'Which state’s law covers my exchange, and are you licensed anywhere?',
    ],
    cpa: ['If the intermediary fails, in which year is my gain taxed, and what would you file?'],
  },
  next: ['what-went-wrong', 'money-locked', 'look-up', 'foreign-owner'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
