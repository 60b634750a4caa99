import type { PageQuestion } from '../blocks/index.ts'
import { figures } from '../figures/figures.ts'

/** The five questions of the accreditation page. */
export const accreditationQuestions: readonly PageQuestion[] = [
  {
    id: 'why-required',
    question: 'Why do I have to be accredited to invest in a DST?',
    answer:
      'DSTs are usually sold as private offerings, without the filings that public securities need. The SEC lets such offerings be sold mainly to investors who are thought able to bear a loss. Being accredited does not lower the risk, and it does not mean that an offering suits you.',
    sources: ['rule-501', 'rule-506'],
    reviewed: '2026-11-21',
  },
  {
    id: 'documents',
    question: 'What documents will I need?',
    answer:
      'It depends on the offering. One that is not advertised (Rule 506(b)) often asks for a form about yourself. One that is advertised (Rule 506(c)) has to take reasonable steps to check. For income it may ask for tax forms of the last two years and a statement that you expect the same this year. For net worth it may ask for account statements and a credit report from the last three months. A letter from your CPA, attorney, broker or SEC-registered adviser will often do instead. The sponsor may ask for more.',
    sources: ['rule-506'],
    reviewed: '2026-11-28',
  },
  {
    id: 'how-long-valid',
    question: 'How long does verification take, and how long does it last?',
    answer: `It usually takes ${figures.verificationDays} business days. A validity of ${figures.verificationValidity} is often quoted. More exactly, under Rule 506(c): account statements, credit reports and letters should be from the last three months, and tax forms are those of the last two years. A sponsor that verified you before may rely on your written confirmation for up to five years, unless it knows better. Another sponsor starts over.`,
    sources: ['rule-506', 'sec-reverification-2021'],
    reviewed: '2026-11-28',
  },
  {
    id: 'spouse',
    question: 'May I count my spouse’s income and assets?',
    answer: `Yes, both for the ${figures.incomeTogether} income test and for the ${figures.netWorth} net worth test. A partner who lives with you in a relationship like marriage counts as well. For net worth the assets generally need not be held jointly.`,
    sources: ['rule-501', 'sec-definition-2020'],
    reviewed: '2026-11-24',
  },
  {
    id: 'does-this-site-verify',
    question: 'Does this site verify my status?',
    answer:
      'No. You state your own status here, and we do not check it. When you invest, the rule of the offering decides what proof is needed: an advertised one (Rule 506(c)) must take reasonable steps, one that is not advertised (Rule 506(b)) often relies on your word. If you are not sure, say "not sure" in the questionnaire and ask your CPA.',
    sources: ['site-practice', 'rule-506'],
    reviewed: '2026-11-21',
  },
]
