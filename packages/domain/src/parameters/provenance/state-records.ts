import type { StateCode } from '../state-tax.ts'

/** How a source was used: read itself, read in a report of it, cited by a work that was read, or recalled. */
export type Reading = 'read' | 'reported' | 'cited' | 'recalled'

/** Where figures of a state can be read. */
export interface StateSource {
  readonly title: string
  readonly href?: string
  readonly how: Reading
}

/** A rule of a state with its place in the law. */
export interface StateLaw {
  readonly what: string
  readonly cite: string
  readonly href?: string
  readonly how: Reading
}

/** What is known about the figures of one state. */
export interface StateRecord {
  /** The day on which someone last checked them, as yyyy-mm-dd. */
  readonly reviewed: `${number}-${number}-${number}`
  /** When the state publishes the next ones; in January with its forms, unless stated. */
  readonly next?: string
  /** Its own publications; all figures were read in PolicyEngine's parameters besides. */
  readonly sources: readonly StateSource[]
  readonly laws: readonly StateLaw[]
  /** What could not be read in a source of the state, by year. */
  readonly unverified?: Readonly<Partial<Record<number, readonly string[]>>>
}

/** The work in which the figures of all states were read. */
export const statesSource: StateSource = {
  title: 'PolicyEngine US, tax parameters of the states, August 19, 2026',
  href: 'https://github.com/PolicyEngine/policyengine-us',
  how: 'read',
}

const reviewed = '2026-11-29'

/** What is known about the figures of each state. */
export const stateRecords: Readonly<Record<StateCode, StateRecord>> = {
  AL: {
    reviewed,
    sources: [
      {
        title: 'Alabama Form 40, federal income tax deduction worksheet (adds the net investment income tax)',
        how: 'read',
      },
      {
        title: 'The Code of Alabama 1975, Section 40-18-5',
        href: 'https://alisondb.legislature.state.al.us/alison/CodeOfAlabama/1975/Coatoc.htm',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'federal income tax deducted',
        cite: 'Ala. Code 40-18-15 (deductions for individuals generally)',
        how: 'recalled',
      },
      {
        what: 'federal tax and net investment income tax both count',
        cite: '2022 Form 40A instructions, page 20',
        href: 'https://www.revenue.alabama.gov/ultraviewer/viewer/basic_viewer/index.html?form=2023/01/22f40abk.pdf#page=20',
        how: 'cited',
      },
    ],
  },
  AK: { reviewed, sources: [], laws: [] },
  AZ: {
    reviewed,
    sources: [
      {
        title: 'Arizona Revised Statutes 43-1011',
        href: 'https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/43/01011.htm',
        how: 'cited',
      },
      {
        title: 'Arizona Form 140A booklet',
        href: 'https://azdor.gov/forms/individual/form-140a-arizona-resident-personal-income-tax-booklet',
        how: 'cited',
      },
      {
        title: '2025 Form 140 instructions (standard deduction 15,750 / 31,500 / 23,625)',
        href: 'https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf',
        how: 'cited',
      },
      {
        title: 'HB 4168 (2026), amending 43-1041, 43-1022 and others',
        href: 'https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '25% of net long-term gain from an asset acquired after December 31, 2011, from 2015',
        cite: 'A.R.S. 43-1022 (paragraph 22 of the older numbering)',
        href: 'https://azleg.gov/legtext/57leg/1R/summary/S.1331FIN.DOCX.htm',
        how: 'read',
      },
      {
        what: 'rate, standard deduction',
        cite: 'A.R.S. 43-1011, 43-1041',
        href: 'https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/43/01011.htm',
        how: 'cited',
      },
    ],
    unverified: {
      2026: ['The standard deduction of 2026; that of 2025 stands, which changes the tax by about $20 at most'],
    },
  },
  AR: {
    reviewed,
    sources: [
      {
        title: 'HB1001 of the First Extraordinary Session 2026, amending Ark. Code 26-51-201(a)(4)',
        href: 'https://www.arkleg.state.ar.us/Home/FTPDocument?path=%2FBills%2F2026S1%2FPublic%2FHB1001.pdf',
        how: 'reported',
      },
      {
        title: 'Ark. Code 26-51-201',
        href: 'https://instalawyer.io/laws/arkansas-code/26-51-201-individuals-trusts-and',
        how: 'reported',
      },
      {
        title: 'Arkansas DFA, 2024 indexed tax brackets',
        href: 'https://www.dfa.arkansas.gov/wp-content/uploads/2024_TaxBrackets.pdf#page=1',
        how: 'cited',
      },
    ],
    laws: [
      { what: '50% of net capital gain exempt from July 1, 2016', cite: 'Ark. Code 26-51-815(b)', how: 'read' },
      {
        what: 'rates of 2026',
        cite: 'Ark. Code 26-51-201(a)(4), HB1001 (2026, 1st Ex. Sess.)',
        href: 'https://www.arkleg.state.ar.us/Home/FTPDocument?path=%2FBills%2F2026S1%2FPublic%2FHB1001.pdf',
        how: 'cited',
      },
    ],
  },
  CA: {
    reviewed,
    next: 'September, when the state publishes its index',
    sources: [
      {
        title: 'Franchise Tax Board: 2026 indexing by 3.4%; thresholds are those of 2025 times 1.034',
        href: 'https://www.ftb.ca.gov/about-ftb/newsroom/tax-news/index.html',
        how: 'reported',
      },
      {
        title: 'California Income Tax Rate Schedules for 2022 (Form 540)',
        href: 'https://www.ftb.ca.gov/forms/2022/2022-540-tax-rate-schedules.pdf',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '1% over 1,000,000, joint returns not doubled, no credits against it',
        cite: 'Cal. Rev. & Tax. Code 17043',
        how: 'read',
      },
      {
        what: 'annual return on exchanges out of the state, from 2014',
        cite: 'Cal. Rev. & Tax. Code 18032',
        how: 'read',
      },
    ],
    unverified: { 2026: ['Brackets, credit and deduction: those of 2025 times the state’s index of 1.034'] },
  },
  CO: {
    reviewed,
    sources: [
      {
        title: 'C.R.S. 39-22-104 (Colorado Revised Statutes 2025)',
        href: 'https://olls.info/crs/crs2025-title-39.pdf',
        how: 'cited',
      },
      {
        title: '2025 Colorado Individual Income Tax Filing Guide, 104 Book, line 12',
        href: 'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf#page=11',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'add-back of federal deductions',
        cite: 'C.R.S. 39-22-104(3)(p.5) for 2023-2025, (3)(p.7) from 2026; HB25-1274 section 18',
        href: 'https://olls.info/crs/crs2025-title-39.pdf',
        how: 'cited',
      },
      {
        what: 'rate, lowered when revenue is refunded',
        cite: 'C.R.S. 39-22-104(1.7), SB24-228',
        href: 'https://leg.colorado.gov/bills/SB24-228',
        how: 'cited',
      },
    ],
    unverified: { 2026: ['The rate can be lowered for the year when the state has to refund revenue'] },
  },
  CT: {
    reviewed,
    sources: [
      {
        title: 'Connecticut General Statutes 12-700',
        href: 'https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-700',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'recapture ladders',
        cite: 'Conn. Gen. Stat. 12-700(a)(9)(B)',
        href: 'https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-700',
        how: 'cited',
      },
      {
        what: 'credit by adjusted gross income (separate: 12,000 and up)',
        cite: 'Conn. Gen. Stat. 12-703',
        how: 'read',
      },
    ],
  },
  DE: {
    reviewed,
    sources: [
      {
        title: 'Delaware Division of Revenue, tax rate changes; 30 Del. C. 1102(a)(14)',
        href: 'https://revenue.delaware.gov/software-developer/tax-rate-changes/',
        how: 'cited',
      },
    ],
    laws: [],
  },
  DC: {
    reviewed,
    sources: [
      {
        title: 'District of Columbia: decoupling of 2025, disapproved by Congress in February 2026, effect disputed',
        href: 'https://www.mondaq.com/tax-authorities/1755836/',
        how: 'read',
      },
      {
        title: 'D.C. Code 47-1801.04(44) (standard deduction)',
        href: 'https://code.dccouncil.gov/us/dc/council/code/sections/47-1801.04#(44)',
        how: 'cited',
      },
      {
        title: '2023 Form D-40 booklet (rates)',
        href: 'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2023_D40_Book_Final_012324.pdf#page=17',
        how: 'cited',
      },
    ],
    laws: [],
    unverified: {
      2025: ['The standard deduction: the District’s form takes $15,000, Congress wants $15,750'],
      2026: ['The standard deduction: $15,000 by the District, $16,100 by Congress'],
    },
  },
  FL: { reviewed, sources: [], laws: [] },
  GA: {
    reviewed,
    sources: [
      {
        title: 'Georgia Department of Revenue, tax tables and rate schedule',
        href: 'https://dor.georgia.gov/tax-tables-georgia-tax-rate-schedule',
        how: 'cited',
      },
      {
        title: '2025 IT-511 booklet, page 9',
        href: 'https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download#page=9',
        how: 'cited',
      },
      {
        title: 'HB 463 (2025-2026), section 2-1: 4.99% from 2026',
        href: 'https://www.legis.ga.gov/api/legislation/document/20252026/249080',
        how: 'cited',
      },
    ],
    laws: [],
  },
  HI: {
    reviewed,
    sources: [
      {
        title: 'Hawaii Revised Statutes 235-51',
        href: 'https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0051.htm',
        how: 'cited',
      },
      {
        title: 'H.B. 2404 (2024), brackets from 2025',
        href: 'https://data.capitol.hawaii.gov/sessions/session2024/bills/HB2404_CD1_.HTM',
        how: 'cited',
      },
    ],
    laws: [
      { what: '7.25% ceiling on net capital gain, rule for the ordinary part', cite: 'HRS 235-51(f)', how: 'read' },
    ],
  },
  ID: {
    reviewed,
    sources: [
      {
        title: 'Idaho State Tax Commission, Capital gains; Idaho Code 63-3022H',
        href: 'https://tax.idaho.gov/taxes/income-tax/individual-income/popular-credits-and-deductions/capital-gains',
        how: 'read',
      },
      {
        title: 'Idaho Code 63-3024',
        href: 'https://legislature.idaho.gov/statutesrules/idstat/title63/t63ch30/sect63-3024/',
        how: 'cited',
      },
      {
        title: 'Idaho State Tax Commission, individual income tax rate schedule',
        href: 'https://tax.idaho.gov/taxes/income-tax/individual-income/individual-income-tax-rate-schedule/',
        how: 'cited',
      },
      {
        title: 'House Bill 40 (2025): 5.3%',
        href: 'https://legislature.idaho.gov/sessioninfo/2025/legislation/H0040/',
        how: 'cited',
      },
      {
        title: 'Idaho State Tax Commission, capital gains',
        href: 'https://tax.idaho.gov/taxes/income-tax/individual-income/popular-credits-and-deductions/capital-gains',
        how: 'read',
      },
    ],
    laws: [
      {
        what: '60% of gain, real property with Idaho situs held 12 months; ordinary gains do not qualify',
        cite: 'Idaho Code 63-3022H',
        href: 'https://law.justia.com/codes/idaho/2015/title-63/chapter-30/section-63-3022h/',
        how: 'read',
      },
      { what: 'netting of losses', cite: 'IDAPA 35.01.01.170', how: 'read' },
      { what: 'conformity from January 1, 2025', cite: 'House Bill 559 (2026)', how: 'reported' },
    ],
    unverified: { 2026: ['The income up to which no tax is due; that of 2025 stands'] },
  },
  IL: {
    reviewed,
    sources: [
      {
        title: 'Illinois Department of Revenue, FY 2026-15 (exemption 2,925)',
        href: 'https://tax.illinois.gov/research/taxrates/income.html',
        how: 'reported',
      },
      {
        title: '35 ILCS 5/201(b), 5/204(b)',
        href: 'https://www.ilga.gov/legislation/ilcs/ilcs5.asp?ActID=577&ChapterID=8',
        how: 'cited',
      },
    ],
    laws: [],
  },
  IN: {
    reviewed,
    sources: [
      { title: 'IC 6-3-2-1', href: 'http://iga.in.gov/legislative/laws/2023/ic/titles/006#6-3-2-1', how: 'cited' },
      {
        title: 'Indiana county rates and state rate of 2026 as given by the Department of Revenue (2.95%)',
        href: 'https://indianaeconomicdigest.net/Content/Most-Recent/Taxes/Article/Six-Indiana-counties-hiking-local-income-tax-rates-on-Jan-1-2026/31/119/120585',
        how: 'reported',
      },
    ],
    laws: [
      {
        what: 'state rate',
        cite: 'IC 6-3-2-1',
        href: 'http://iga.in.gov/legislative/laws/2023/ic/titles/006#6-3-2-1',
        how: 'cited',
      },
    ],
  },
  IA: {
    reviewed,
    sources: [
      {
        title: 'Iowa Department of Revenue, IDR announces 2023 interest rates, deductions, income tax brackets',
        href: 'https://revenue.iowa.gov/2023-changes-iowa-individual-income-tax',
        how: 'cited',
      },
      {
        title: '2023 IA 1041 instructions, page 4',
        href: 'https://revenue.iowa.gov/sites/default/files/2023-11/IA1041Inst%2863002%29.pdf#page=4',
        how: 'cited',
      },
    ],
    laws: [],
  },
  KS: {
    reviewed,
    sources: [
      {
        title: 'K.S.A. 79-32,110',
        href: 'http://www.kslegislature.org/li/b2023_24/statute/079_000_0000_chapter/079_032_0000_article/079_032_0110_section/079_032_0110_k/',
        how: 'cited',
      },
    ],
    laws: [],
  },
  KY: {
    reviewed,
    sources: [
      {
        title: 'Kentucky, 2026 Withholding Tax Formula, 42A003 (3.5%, deduction 3,360; example 39,240 gives 1,255.80)',
        href: 'https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf',
        how: 'reported',
      },
      {
        title: 'KRS 141.020; House Bill 1 (2025): 3.5% from 2026',
        href: 'https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=54585',
        how: 'cited',
      },
      { title: 'House Bill 1 (2025)', href: 'https://apps.legislature.ky.gov/record/25rs/hb1.html', how: 'cited' },
    ],
    laws: [],
  },
  LA: {
    reviewed,
    sources: [
      {
        title: 'Louisiana R.S. 47:294 (12,500 for 2025; index of the previous calendar year from 2026)',
        how: 'reported',
      },
      {
        title: 'Louisiana R.S. 47:294 (standard deduction)',
        href: 'https://www.legis.la.gov/legis/Law.aspx?d=101761',
        how: 'cited',
      },
      {
        title: '2025 Louisiana Resident Income Tax Return Instructions, line 8',
        href: 'https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=3',
        how: 'cited',
      },
    ],
    laws: [{ what: 'deduction and its index', cite: 'La. R.S. 47:294', how: 'read' }],
    unverified: { 2026: ['The deduction: $12,835 by the index in the law; tables for withholding have $12,875'] },
  },
  ME: {
    reviewed,
    sources: [
      {
        title: 'Maine Revenue Services, 2026 individual income tax rates, revised May 20, 2026',
        href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/2026-05/ind_tax_rate_sched_2026_rev.pdf',
        how: 'reported',
      },
      {
        title: '36 M.R.S. 5111',
        href: 'https://www.mainelegislature.org/legis/statutes/36/title36sec5111.html',
        how: 'cited',
      },
      {
        title: 'Maine 2025 individual income tax rate schedules',
        href: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/ind_tax_rate_sched_2025.pdf',
        how: 'cited',
      },
      {
        title:
          'Maine 2026 rate schedules (September 2025 edition): brackets 27,400 / 64,850 and so on, exemption 5,300',
        href: 'https://tax.thomsonreuters.com/news/maine-announces-individual-income-tax-rate-schedules-personal-exemption-standard-deduction-for-2026',
        how: 'reported',
      },
      {
        title: 'L.D. 2212 (H.P. 1491), Part DDDD: surcharge from 2026',
        href: 'https://legislature.maine.gov/legis/bills/getPDF.asp?paper=HP1491&item=37&snum=132#page=220',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '2% over 1,000,000 / 1,500,000 / 750,000 from 2026',
        cite: 'L.D. 2212 (H.P. 1491), Part DDDD, sections 1 and 5',
        href: 'https://legislature.maine.gov/legis/bills/getPDF.asp?paper=HP1491&item=37&snum=132#page=220',
        how: 'cited',
      },
    ],
  },
  MD: {
    reviewed,
    sources: [
      {
        title: 'Maryland Budget Reconciliation and Financing Act of 2025: brackets, 2% on gain, deduction',
        how: 'reported',
      },
      {
        title: 'Maryland 2025 resident booklet, tax computation worksheet',
        href: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=22',
        how: 'cited',
      },
      {
        title: 'House Bill 352 of 2025 (chapter 604), Tax-General 10-105',
        href: 'https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=161',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '2% on gain, brackets',
        cite: 'Md. Tax-General 10-105, HB 352 (ch. 604 of 2025)',
        href: 'https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=163',
        how: 'cited',
      },
      {
        what: 'county rate, 2.25% at least (3.20% at most until 2024, 3.3% now)',
        cite: 'Md. Tax-General 10-106',
        how: 'read',
      },
      { what: 'nonresidents’ tax in place of the county’s', cite: 'Md. Tax-General 10-106.1', how: 'recalled' },
    ],
    unverified: {
      2025: ['Which property the 2% on gains leaves out'],
      2026: ['Which property the 2% on gains leaves out'],
    },
  },
  MA: {
    reviewed,
    sources: [
      {
        title: 'Massachusetts Department of Revenue, tax rates (surtax threshold 2026)',
        href: 'https://www.mass.gov/info-details/massachusetts-tax-rates',
        how: 'reported',
      },
      {
        title: 'M.G.L. c. 62, section 3 (exemption)',
        href: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section3',
        how: 'cited',
      },
      {
        title: 'M.G.L. c. 62, section 4 (rates, surtax (d), short-term 8.5%)',
        href: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4',
        how: 'cited',
      },
      {
        title: '2025 Form 1 instructions, 4% surtax',
        href: 'https://www.mass.gov/doc/2025-form-1-instructions/download#page=3',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '4% over 1,000,000, indexed like federal brackets',
        cite: 'Mass. Const. amend. art. 44, last paragraph; M.G.L. c. 62, section 4(d)',
        href: 'https://budget.digital.mass.gov/govbudget/fy24/outside-section/section-10-surtax-implementation-5',
        how: 'read',
      },
      {
        what: 'short-term gain 8.5%',
        cite: 'H.4104 of 2023, section 8; M.G.L. c. 62, section 4',
        href: 'https://malegislature.gov/Bills/193/H4104/BillHistory',
        how: 'cited',
      },
    ],
  },
  MI: {
    reviewed,
    sources: [
      {
        title: 'Michigan, exemption 5,900 for 2026',
        href: 'https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/',
        how: 'reported',
      },
      {
        title: 'Michigan Treasury, withholding tax information by calendar year (2025: 4.25%, exemption 5,800)',
        href: 'https://www.michigan.gov/taxes/business-taxes/withholding/calendar-year-tax-information',
        how: 'read',
      },
      {
        title: 'Income Tax Act of 1967, MCL 206.51',
        href: 'http://www.legislature.mi.gov/documents/mcl/pdf/mcl-act-281-of-1967.pdf#page=60',
        how: 'cited',
      },
      {
        title: 'Michigan Treasury, 2025 tax year income tax rate',
        href: 'https://www.michigan.gov/treasury/reference/taxpayer-notices/2025-tax-year-income-tax-rate-for-individuals-and-fiduciaries',
        how: 'cited',
      },
      {
        title: '2025 MI-1040 book, page 3 (exemption 5,800)',
        href: 'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2025/MI-1040-Book.pdf#page=3',
        how: 'cited',
      },
    ],
    laws: [],
    unverified: { 2026: ['The exemption of $5,900'] },
  },
  MN: {
    reviewed,
    next: 'December, with the state’s indexed amounts',
    sources: [
      {
        title:
          'Minnesota Department of Revenue, brackets, standard deduction and inflation-adjusted amounts for 2026 (December 16, 2025)',
        href: 'https://www.revenue.state.mn.us/press-release/2025-12-16/minnesota-income-tax-brackets-standard-deduction-and-dependent-exemption',
        how: 'reported',
      },
      {
        title: '2023 Minnesota M1 instructions, tax rate schedules',
        href: 'https://www.revenue.state.mn.us/sites/default/files/2024-02/m1-inst-23.pdf#page=32',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '1% on net investment income over 1,000,000; meaning of 26 U.S.C. 1411(c); without farm land of class 2a; nonresidents by share',
        cite: 'Minn. Stat. 290.033',
        how: 'read',
      },
    ],
  },
  MS: {
    reviewed,
    sources: [
      {
        title: 'Mississippi Department of Revenue, tax rates, exemptions and deductions',
        href: 'https://www.dor.ms.gov/individual/tax-rates',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'rates',
        cite: 'Miss. Code 27-7-5',
        href: 'https://law.justia.com/codes/mississippi/2020/title-27/chapter-7/article-1/section-27-7-5/',
        how: 'cited',
      },
      {
        what: 'boot in an otherwise tax-free exchange',
        cite: '35 Miss. Code R. 3-02-03-105',
        href: 'https://regulations.justia.com/states/mississippi/title-35/part-3/subpart-02/chapter-03/section-35-3-02-03-105',
        how: 'read',
      },
    ],
    unverified: {
      2025: ['That the state follows section 1031 was not read in its law'],
      2026: ['That the state follows section 1031 was not read in its law'],
    },
  },
  MO: {
    reviewed,
    sources: [
      {
        title:
          'Missouri Department of Revenue, FAQ: capital gains subtraction (100%, residents and nonresidents, from 2025; Form MO-A)',
        href: 'https://dor.mo.gov/faq/taxation/individual/capital-gains-subtraction.html',
        how: 'read',
      },
      {
        title: 'House Bill 594 (2025)',
        href: 'https://www.senate.mo.gov/25info/bts_web/bill.aspx?SessionType=R&BillID=4957943',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '100% of gain subtracted, individuals only, long and short',
        cite: 'RSMo 143.121, HB 594 (2025)',
        href: 'https://dor.mo.gov/faq/taxation/individual/capital-gains-subtraction.html',
        how: 'read',
      },
    ],
  },
  MT: {
    reviewed,
    sources: [
      { title: 'Mont. Code Ann. 15-30-2103, text for 2026 (95,000 / 71,250 / 47,500; 4.7%, 5.65%)', how: 'reported' },
      {
        title: 'MCA 15-30-2103',
        href: 'https://leg.mt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0030/0150-0300-0210-0030.html',
        how: 'cited',
      },
      {
        title: 'House Bill 337 (2025)',
        href: 'https://bills.legmt.gov/#/laws/bill/2/LC1716?open_tab=bill',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'own rates of long-term gain, stacked on other income',
        cite: 'Mont. Code Ann. 15-30-2103(2)',
        how: 'read',
      },
      {
        what: '2026: 47,500 / 71,250 / 95,000, 5.65%',
        cite: 'House Bill 337 (2025)',
        href: 'https://bills.legmt.gov/#/laws/bill/2/LC1716?open_tab=bill',
        how: 'cited',
      },
    ],
  },
  NE: {
    reviewed,
    sources: [
      {
        title: 'Nebraska, Form 1040N-ES 2026 and Circular EN 2026 (deduction 8,850 / 17,700 / 12,950; credit 176)',
        href: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/drafts/f_1040n-es.pdf',
        how: 'reported',
      },
      {
        title: 'Neb. Rev. Stat. 77-2715.03',
        href: 'https://www.nebraskalegislature.gov/laws/statutes.php?statute=77-2715.03',
        how: 'cited',
      },
      {
        title: '2025 Nebraska Individual Income Tax Booklet',
        href: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=49',
        how: 'cited',
      },
    ],
    laws: [],
  },
  NV: { reviewed, sources: [], laws: [] },
  NH: { reviewed, sources: [], laws: [] },
  NJ: {
    reviewed,
    sources: [
      {
        title: 'N.J.S.A. 54A:2-1',
        href: 'https://law.justia.com/codes/new-jersey/2022/title-54a/section-54a-2-1/',
        how: 'cited',
      },
      {
        title: 'NJ-1040 instructions',
        href: 'https://www.state.nj.us/treasury/taxation/pdf/current/1040i.pdf#page=65',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'no tax up to 10,000 / 20,000 of gross income; nonresidents as if resident',
        cite: 'N.J.S.A. 54A:2-4',
        href: 'https://law.justia.com/codes/new-jersey/2019/title-54a/section-54a-2-4/',
        how: 'read',
      },
    ],
  },
  NM: {
    reviewed,
    sources: [
      {
        title: 'NMSA 7-2-7; 3.3.7.9 NMAC',
        href: 'https://www.srca.nm.gov/parts/title03/03.003.0007.html',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'from 2025 the greater of 2,500 and 40% of up to 1,000,000 from the sale of a business allocated to New Mexico; separate: half',
        cite: 'NMSA 7-2-34 (Laws 2024, ch. 67, section 8)',
        href: 'https://law.justia.com/codes/new-mexico/chapter-7/article-2/section-7-2-34-d-1',
        how: 'read',
      },
    ],
  },
  NY: {
    reviewed,
    sources: [
      { title: 'Tax Law 601', href: 'https://www.nysenate.gov/legislation/laws/TAX/601', how: 'cited' },
      {
        title: '2025 Form IT-201-I',
        href: 'https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf#page=37',
        how: 'cited',
      },
      {
        title: 'S3009C (FY 2026 budget), rates of 2026',
        href: 'https://legislation.nysenate.gov/pdf/bills/2025/S3009C#page=12',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'recapture',
        cite: 'N.Y. Tax Law 601(d-4) and its successors',
        href: 'https://www.nysenate.gov/legislation/laws/TAX/601',
        how: 'cited',
      },
      {
        what: 'rates and recapture of 2026: base 567 / 2,614 / 32,786 single, as in the file',
        cite: 'S3009C of 2025',
        href: 'https://legislation.nysenate.gov/pdf/bills/2025/S3009C#page=12',
        how: 'cited',
      },
    ],
  },
  NC: {
    reviewed,
    sources: [
      {
        title: 'North Carolina Department of Revenue, tax rate schedules',
        href: 'https://www.ncdor.gov/taxes-forms/tax-rate-schedules',
        how: 'cited',
      },
    ],
    laws: [],
  },
  ND: {
    reviewed,
    sources: [
      {
        title: 'North Dakota, Form ND-1ES 2026, tax rate schedules',
        href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/28709-form-nd-1es-2026.pdf',
        how: 'reported',
      },
      {
        title: 'N.D.C.C. 57-38-30.3; 2024 individual income tax booklet',
        href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2024-iit/2024-individual-income-tax-booklet.pdf#page=29',
        how: 'cited',
      },
    ],
    laws: [
      { what: '40% of net long-term gain', cite: 'N.D.C.C. 57-38-30.3(2)', how: 'recalled' },
      {
        what: 'the same on the form',
        cite: '2023 individual income tax booklet, page 14, line 6',
        href: 'https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2023-iit/2023-individual-income-tax-booklet.pdf#page=14',
        how: 'cited',
      },
    ],
    unverified: { 2026: ['The second bracket of separate returns, taken as half of that for couples'] },
  },
  OH: {
    reviewed,
    sources: [
      {
        title: 'Ohio, individual income tax rates 2025: 342.00 and 2,394.32 as published',
        href: 'https://tax.ohio.gov/individual/resources/annual-tax-rates',
        how: 'reported',
      },
      {
        title: 'Ohio R.C. 5747.025 (exemptions)',
        href: 'https://law.justia.com/codes/ohio/2022/title-57/chapter-5747/section-5747-025/',
        how: 'cited',
      },
      { title: 'Ohio R.C. 5747.02', href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02', how: 'cited' },
    ],
    laws: [
      {
        what: 'business income deduction 250,000, separate 125,000',
        cite: 'Ohio R.C. 5747.01(A)(28)',
        href: 'https://law.justia.com/codes/ohio/2022/title-57/chapter-5747/section-5747-01/',
        how: 'cited',
      },
      {
        what: '3% on taxable business income',
        cite: 'Ohio R.C. 5747.02(A)(4)(a)',
        href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
        how: 'cited',
      },
      {
        what: 'from 2026 a deduction for qualifying capital gain exists',
        cite: 'Ohio R.C. 5747.79, 5747.01(A)(34)',
        href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.79',
        how: 'cited',
      },
    ],
  },
  OK: {
    reviewed,
    sources: [
      { title: 'Oklahoma Form 561, Capital Gain Deduction; 68 O.S. 2358', how: 'read' },
      {
        title: 'House Bill 2764 (2025): rates from 2026 (68 O.S. 2355)',
        href: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/hB/HB2764%20ENR.PDF#page=11',
        how: 'cited',
      },
    ],
    laws: [
      { what: 'gain on Oklahoma real property held five years', cite: '68 O.S. 2358(F)', how: 'recalled' },
      {
        what: 'five uninterrupted years, property located in Oklahoma',
        cite: 'OAC 710:50-15-48',
        href: 'https://regulations.justia.com/states/oklahoma/title-710/chapter-50/subchapter-15/part-5/section-710-50-15-48',
        how: 'read',
      },
      {
        what: 'rates from 2026',
        cite: 'House Bill 2764 (2025); 68 O.S. 2355',
        href: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/hB/HB2764%20ENR.PDF#page=11',
        how: 'cited',
      },
    ],
  },
  OR: {
    reviewed,
    sources: [
      {
        title: 'Oregon, Publication OR-ESTIMATE 2026',
        href: 'https://www.oregon.gov/dor/forms/FormsPubs/publication-or-estimate_101-026_2026.pdf',
        how: 'reported',
      },
      { title: 'ORS 316.037', href: 'https://www.oregonlegislature.gov/bills_laws/ors/ors316.html', how: 'cited' },
      {
        title: '2025 Form OR-40 instructions',
        href: 'https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=17',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'federal income tax subtracted',
        cite: 'ORS 316.680(1)(b), 316.685',
        href: 'http://www.oregonlaws.org/ors/316.680',
        how: 'read',
      },
      { what: 'limit of the subtraction', cite: 'ORS 316.695', how: 'recalled' },
      { what: 'claw-back', cite: 'ORS 316.738', how: 'read' },
    ],
    unverified: { 2026: ['The credit of $260; tables for withholding have $263'] },
  },
  PA: {
    reviewed,
    sources: [
      {
        title: 'PA-40 instructions 2021',
        href: 'https://www.revenue.pa.gov/FormsandPublications/FormsforIndividuals/PIT/Documents/2021/2021_pa-40in.pdf#page=1',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'section 1031 from 2023',
        cite: 'Act 53 of 2022 (HB 1342); PIT Bulletin 2006-07, revised September 27, 2022',
        how: 'reported',
      },
    ],
  },
  RI: {
    reviewed,
    sources: [
      {
        title: '2025 RI-1040R instructions, tax rate schedule',
        href: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2025%201040R%20Instructions%20122025.pdf#page=13',
        how: 'cited',
      },
      {
        title: 'R.I.G.L. 44-30-2.6',
        href: 'https://law.justia.com/codes/rhode-island/2022/title-44/chapter-44-30/part-i/section-44-30-2-6/',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: 'rates, deduction, exemption and their steps',
        cite: 'R.I.G.L. 44-30-2.6(c)(2)(A)',
        href: 'https://law.justia.com/codes/rhode-island/2022/title-44/chapter-44-30/part-i/section-44-30-2-6/',
        how: 'cited',
      },
    ],
  },
  SC: {
    reviewed,
    sources: [
      {
        title: 'South Carolina, Information Letter 26-20 (H. 4216)',
        href: 'https://dor.sc.gov/sites/dor/files/policies/IL26-20.pdf',
        how: 'reported',
      },
      {
        title: 'S.C. Code 12-6-510; H. 4216 (2026)',
        href: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
        how: 'cited',
      },
      {
        title: 'SC1040 instructions 2025',
        href: 'https://dor.sc.gov/sites/dor/files/forms/SC1040Instr_2025.pdf#page=1',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '44% of net capital gain',
        cite: 'S.C. Code 12-6-1150',
        href: 'https://law.justia.com/codes/south-carolina/2013/title-12/chapter-6/section-12-6-1150/index.html',
        how: 'read',
      },
      {
        what: '1.99% and 5.21% from 2026',
        cite: 'H. 4216 (2026), S.C. Code 12-6-510(C)',
        href: 'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
        how: 'cited',
      },
    ],
  },
  SD: { reviewed, sources: [], laws: [] },
  TN: { reviewed, sources: [], laws: [] },
  TX: { reviewed, sources: [], laws: [] },
  UT: {
    reviewed,
    sources: [
      {
        title: 'Utah Code 59-10-104',
        href: 'https://le.utah.gov/xcode/Title59/Chapter10/59-10-S104.html?v=C59-10-S104_2022050420220504',
        how: 'cited',
      },
      {
        title: 'S.B. 60 enrolled (2026), Income Tax Rate Amendments, retrospective to 2026-01-01',
        href: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.xml',
        how: 'read',
      },
      {
        title: 'S.B. 60 enrolled, PDF (4.45%)',
        href: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.pdf',
        how: 'cited',
      },
    ],
    laws: [
      {
        what: '4.45%',
        cite: 'Utah Code 59-10-104(2)(b), S.B. 60 (2026)',
        href: 'https://le.utah.gov/Session/2026/bills/enrolled/SB0060.xml',
        how: 'read',
      },
      { what: 'taxpayer tax credit', cite: 'Utah Code 59-10-1018', how: 'recalled' },
    ],
    unverified: { 2026: ['The income at which the credit begins to shrink; that of 2025 stands'] },
  },
  VT: {
    reviewed,
    sources: [
      {
        title: 'Vermont Regulation 1.5811(21)(B)(ii); Schedule IN-153 instructions',
        href: 'https://www.law.cornell.edu/regulations/vermont/10-041-Code-Vt-R-10-060-041-X',
        how: 'read',
      },
      { title: '32 V.S.A. 5822', href: 'https://legislature.vermont.gov/statutes/section/32/151/05822', how: 'cited' },
    ],
    laws: [
      {
        what: '5,000 or 40%, at most 40% of federal taxable income',
        cite: '32 V.S.A. 5811(21)(B)(ii); Vt. Reg. 1.5811(21)(B)(ii)',
        href: 'https://law.cornell.edu/regulations/vermont/10-041-Code-Vt-R-10-060-041-X',
        how: 'read',
      },
      {
        what: '350,000',
        cite: '32 V.S.A. 5811(21)(B)(ii)(II); Schedule IN-153, line 18',
        href: 'https://tax.vermont.gov/sites/tax/files/documents/IN-153-2022.pdf#page=1',
        how: 'cited',
      },
      {
        what: 'rates; 3% of adjusted gross income over 150,000',
        cite: '32 V.S.A. 5822',
        href: 'https://legislature.vermont.gov/statutes/section/32/151/05822',
        how: 'cited',
      },
    ],
    unverified: {
      2025: ['That rented buildings count for the 40%: read from what the regulation leaves out'],
      2026: [
        'All amounts that follow an index are those of 2025',
        'That rented buildings count for the 40%: read from what the regulation leaves out',
      ],
    },
  },
  VA: {
    reviewed,
    sources: [
      {
        title: 'Code of Virginia 58.1-320',
        href: 'https://law.lis.virginia.gov/vacodefull/title58.1/chapter3/article2/',
        how: 'cited',
      },
      {
        title: 'Virginia 2022 Form 760 instructions',
        href: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2022-760-instructions.pdf#page=41',
        how: 'cited',
      },
      {
        title: '2026 Legislative Summary, Department of Taxation (standard deduction of 2026 stays 8,750 / 17,500)',
        href: 'https://www.tax.virginia.gov/sites/default/files/inline-files/2026-legislative-summary.pdf',
        how: 'cited',
      },
    ],
    laws: [],
  },
  WA: { reviewed, sources: [], laws: [] },
  WV: {
    reviewed,
    sources: [{ title: 'W. Va. Code 11-21-4e', href: 'https://code.wvlegislature.gov/11-21-4E/', how: 'cited' }],
    laws: [],
  },
  WI: {
    reviewed,
    sources: [
      {
        title: '2025 Wisconsin Act 15: second bracket to 50,480 / 67,300 from 2025',
        href: 'https://taxnews.ey.com/news/2025-1727',
        how: 'reported',
      },
      {
        title: 'Tax Foundation, State Individual Income Tax Rates and Brackets, 2026 (Wisconsin)',
        href: 'https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/',
        how: 'reported',
      },
      {
        title: 'Wisconsin Department of Revenue, tax rates',
        href: 'https://www.revenue.wi.gov/Pages/FAQS/pcs-taxrates.aspx',
        how: 'cited',
      },
    ],
    laws: [
      { what: '30% of long-term gain', cite: 'Wis. Stat. 71.05(6)(b)9', how: 'recalled' },
      { what: '30% (60% farm assets)', cite: 'Schedule WD', how: 'reported' },
      {
        what: 'second bracket',
        cite: '2025 Wisconsin Act 15',
        href: 'https://taxnews.ey.com/news/2025-1727',
        how: 'reported',
      },
    ],
    unverified: {
      2026: [
        'Brackets of separate returns, taken as half of those for couples; deductions of separate returns and heads of household are those of 2025',
      ],
    },
  },
  WY: { reviewed, sources: [], laws: [] },
}
