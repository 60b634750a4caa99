import type { AnswerPage } from '../answer-page.ts'

/** Where public registers show who sells, who advises and who holds the money. */
export const lookUp: AnswerPage = {
  slug: 'look-up',
  question: 'How do I look up a sponsor, adviser or intermediary?',
  title: 'Look up a sponsor, adviser or intermediary',
  answer: [
    'Public registers show registrations, complaints and filings, most of them for free.',
    'A clean record proves nothing, and a missing one is a reason to ask.',
  ],
  searchWords: [
    'background check',
    'is my broker licensed',
    'check a financial advisor',
    'CRD number',
    'check a company',
    'complaints against',
    'disciplinary history',
    'IAPD',
    'verify a sponsor',
    'is this company real',
    'registered',
    'crook',
    'con artist',
    'reputation',
    'complaints on file',
    'can I trust this guy',
    'salesman',
    'shady or for real',
    'suspicious',
    'on the up and up',
    'Better Business Bureau',
    'online reviews and ratings',
    'vet my adviser, find Form D, is he a fiduciary',
    'barred or suspended',
    'criminal record',
    'cold called me, who is he',
    'do my homework',
    'credentials, fined',
  ],
  tool: { label: 'Compare the offerings that you are looking at', to: '/exchange/offerings' },
  why: [
    {
      id: 'registers',
      heading: 'The registers',
      blocks: [
        {
          kind: 'table',
          caption: 'What to look up, and where',
          columns: ['Who or what', 'Register', 'Address'],
          rows: [
            { heading: 'A broker or brokerage firm', cells: ['FINRA BrokerCheck', 'brokercheck.finra.org'] },
            {
              heading: 'An investment adviser',
              cells: ['Investment Adviser Public Disclosure, run by the SEC', 'adviserinfo.sec.gov'],
            },
            {
              heading: 'An offering of a DST (Delaware statutory trust)',
              cells: ['EDGAR, the SEC’s database of filings', 'sec.gov/edgar/search'],
            },
            {
              heading: 'Anyone who sells securities in your state',
              cells: [
                'Your state’s securities regulator; NASAA, their association, lists them',
                'nasaa.org/contact-your-regulator',
              ],
            },
            {
              heading: 'The property itself',
              cells: ['The recorder or register of deeds of its county', 'the county’s own site'],
            },
            { heading: 'An intermediary in Nevada', cells: ['Nevada Financial Institutions Division', 'fid.nv.gov'] },
            { heading: 'A party to a federal lawsuit or bankruptcy', cells: ['PACER', 'pacer.uscourts.gov'] },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Type the address yourself. Search results and links in messages can lead to fake copies.',
        },
      ],
      sources: [
        'brokercheck',
        'adviser-register',
        'form-d',
        'state-securities-regulators',
        'county-recorder',
        'nevada-financial-institutions',
        'pacer',
      ],
      reviewed: '2026-11-29',
    },
    {
      id: 'who-sells',
      heading: 'Whoever sells or advises',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask for the full name of the person and of the firm, and for their CRD numbers (their numbers in the register).',
            'Look up both in BrokerCheck. The report shows registrations, exams and employers. A section on disclosures lists complaints, disputes, and actions by regulators and courts.',
            'Look up an adviser in the SEC’s register too. Many people are brokers and advisers at once, and the two registers are not the same.',
            'Ask for Form CRS, the short summary that brokers and advisers must give to retail investors. It says how they are paid, where their interests conflict with yours, and whether there is a disciplinary history.',
            'Call your state’s securities regulator. It can tell you about a broker’s disciplinary history, and about companies that do business in your state.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Read each entry to its end. A complaint is a claim that somebody made, not a finding. One entry may mean little. Several of one kind, or a past job at a firm that was shut down, are worth a question.',
        },
      ],
      sources: ['brokercheck', 'adviser-register', 'form-crs', 'state-securities-regulators'],
      reviewed: '2026-11-29',
    },
    {
      id: 'the-offering',
      heading: 'The offering and its sponsor',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A private offering usually files a short notice with the SEC, Form D, soon after its first sale. Search EDGAR for the name of the trust, not of the sponsor, because the trust issues the shares. The form has lines for the people behind the issuer, the smallest investment and the sales commissions.',
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'Compare its names and dates with the offering document.',
            'Look up each person on it in BrokerCheck and in PACER.',
            'Look up the property at the county recorder. Deeds and mortgages are generally recorded there, so you can usually see who owns it and which mortgages are on it. Other debts may not show there.',
            'Search EDGAR for the sponsor’s earlier trusts, and ask how each of them ended.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The form is a notice. Filing it is not an approval. If you find none, the offering may be new or under another name, so ask the sponsor for the filing.',
        },
      ],
      sources: ['form-d', 'county-recorder', 'private-placements'],
      reviewed: '2026-11-29',
    },
    {
      id: 'the-intermediary',
      heading: 'The intermediary',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There is no federal register of intermediaries. Nevada licenses them through its Financial Institutions Division. Older pages may name its Real Estate Division, but a 2007 law moved the job. For other states, ask the intermediary which law covers it and who can confirm that. Then search the courts.',
        },
      ],
      sources: ['ftc-intermediaries', 'intermediary-law-nevada', 'nevada-financial-institutions'],
      reviewed: '2026-11-29',
    },
    {
      id: 'courts',
      heading: 'Courts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'PACER holds the files of federal courts, bankruptcy courts among them. Search for the firm, its former names and its owners. You need an account. Pages cost a small fee, which is waived if you look up only a little in a quarter. Court opinions are free. Suits in state courts are not in it; each state has its own way to search.',
        },
      ],
      sources: ['pacer'],
      reviewed: '2026-11-29',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What a search cannot show',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Registers hold what somebody reported. They do not show a problem that nobody has found yet, and they say nothing about whether an investment is good or fits you. A new firm has a clean record because it is new. If what you find worries you, you may be able to buy less and pay tax on the rest. That can be better than buying from someone you could not check.',
      },
    ],
    sources: ['brokercheck', 'private-placements'],
    reviewed: '2026-11-29',
  },
  ask: {
    adviser: [
      'What are your CRD number and that of your firm, and what will I find there?',
      'Is there anything in your record that you would like to explain before I read it?',
    ],
    sponsor: [
      'What is the full legal name of the trust, and where can I read its Form D?',
      'What are the names of all your earlier trusts, so that I can look up each of them?',
    ],
    intermediary: ['Under which names has your firm done business, who owns it, and since when?'],
  },
  next: ['read-the-memorandum', 'what-went-wrong', 'choose-intermediary', 'how-it-is-sold'],
  evidence: { about: 'practice', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
