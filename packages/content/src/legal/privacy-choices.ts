import { exchangeShareDays } from '@dst/domain/parameters'
import type { Section } from '../blocks/index.ts'
import type { InternalLink } from '../site/index.ts'
import type { Reviewed, SourceId } from '../sources/index.ts'

/** One choice, and the place on the site where it is made. */
export interface PrivacyChoice extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly link: InternalLink
  /** Whether that place is part of an account, so that a visitor signs in first. */
  readonly inAccount: boolean
}

/** The page of a person's choices about their data. */
export interface PrivacyChoices {
  readonly title: string
  readonly intro: string
  readonly choices: readonly PrivacyChoice[]
  /** What a Global Privacy Control signal does here, and what the page says about the reader's own browser. */
  readonly signal: Section & { readonly sends: string; readonly silent: string }
  readonly notDone: Section
}

const reviewed = '2026-11-29'

function choice(id: string, heading: string, text: string, link: InternalLink, inAccount = true): PrivacyChoice {
  const sources: SourceId[] = ['site-practice']
  return { id, heading, text, link, inAccount, sources, reviewed }
}

/** Which choices there are, where each is made, and what this site does not do with data. */
export const privacyChoices: PrivacyChoices = {
  title: 'Your privacy choices',
  intro: 'What you can decide about your data, and where you do it.',
  choices: [
    choice(
      'sharing',
      'Sharing with a partner firm',
      'Nothing about you goes to a partner firm unless you ask for a consultation and tick that you agree. You can take that back at any time: we then stop, and tell the firm. What it has received by then is in its hands.',
      { label: 'See and take back what you agreed to', to: '/profile#sharing' },
    ),
    choice(
      'messages',
      'Mails and text messages',
      'You switch mails about your requests, text messages and news on or off. Mails about the security of your account, about what you booked, and about new terms always come.',
      { label: 'Choose your messages', to: '/profile#notifications' },
    ),
    choice(
      'reminders',
      'Reminders of your exchange',
      'They come only if you switch them on. Each of them has a link that stops them without signing in.',
      { label: 'Switch reminders on or off', to: '/profile#notifications' },
    ),
    choice(
      'exchange',
      'Where your exchange is kept',
      `What you enter about an exchange stays in your browser unless you choose to keep it in your account. A link that you share shows a copy that we cannot read. It ends after ${exchangeShareDays} days, or when you withdraw it.`,
      { label: 'Go to your exchange', to: '/exchange' },
      false,
    ),
    choice(
      'copy',
      'A copy of your data',
      'You can read everything that is stored about you, and download it as one file.',
      { label: 'Read and download your data', to: '/profile/data' },
    ),
    choice(
      'correction',
      'Wrong data',
      'You can change your details on your profile, and answer the questionnaire again.',
      { label: 'Change your details', to: '/profile' },
    ),
    choice(
      'deletion',
      'Deletion',
      '"Delete Account" at the end of your profile deletes your account, or says how to ask for it. It says first what is left, and why.',
      { label: 'Go to your profile', to: '/profile' },
    ),
    choice(
      'asking',
      'Asking us',
      'You can use your rights without an account, too: write to us. Someone you appoint may write for you. We check that the request comes from you.',
      { label: 'Write to us', to: '/contact' },
      false,
    ),
  ],
  signal: {
    id: 'signal',
    heading: 'Global Privacy Control',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Some browsers can send this signal with every page: a request not to sell or share your data. We follow it. Where it is sent, we load no analytics, and once you are signed in, news is switched off. News comes then only if you switch it on yourself.',
      },
      {
        kind: 'paragraph',
        text: 'A consultation that you ask for and agree to share is your own direction, so the signal does not stop it.',
      },
    ],
    sends: 'This browser sends the signal.',
    silent: 'This browser does not send the signal.',
    sources: ['privacy-rights', 'site-practice'],
    reviewed,
  },
  notDone: {
    id: 'not-done',
    heading: 'What we do not do',
    blocks: [
      {
        kind: 'list',
        ordered: false,
        items: [
          'We do not sell your data. Partner firms pay us for requests that you send them yourself; some states call that a sale unless you direct it, and you do.',
          'We show no ads, set no advertising cookies, and pass nothing to ad networks.',
          'We do not follow you on other sites.',
          'We do not ask for your Social Security number, bank details or tax returns.',
          'We do not treat you worse because you use a choice.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'How long each kind of data is kept, and who works for us, is in the policy.',
        link: { label: 'Read the privacy policy', to: '/privacy' },
      },
    ],
    sources: ['site-practice', 'privacy-rights'],
    reviewed,
  },
}
