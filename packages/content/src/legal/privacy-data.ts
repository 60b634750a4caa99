import { figures } from '../figures/figures.ts'
import { site } from '../site/index.ts'
import { legalSection, points } from './legal-section.ts'

/** Privacy 1 to 7: what is collected, why, and when a partner sees it. */
export const privacyOfData = [
  legalSection('scope', 'Scope', [
    `This policy says how the operator of ${site.brand} ("we", "us") handles personal data on this site. It does not cover partner firms or other sites, which have policies of their own.`,
  ]),
  legalSection('what-you-give', 'What you give us', [
    points(
      'Account: name, email address and, if you add them, phone number, location and a short text about you.',
      'Questionnaire: your answers about accredited status, your sale, your equity, goals, preferences and experience.',
      'Consultation: how and when you want contact, your notes, the facts of your exchange that you tick, and whether you agree to share your data.',
      'Exchange: what you enter about an exchange, if you choose to keep it in your account.',
      'Messages: what you write in the contact form.',
    ),
    'We do not ask for your Social Security number, bank details or tax returns. Please do not send them.',
  ]),
  legalSection('automatic', 'What we collect automatically', [
    'Our servers record technical data such as the address of your connection, the kind of browser, the pages asked for and errors. If analytics is switched on, it counts page views, but not where your browser sends a Global Privacy Control signal. We use this to run and protect the site.',
  ]),
  legalSection('sign-in', 'Sign-in', [
    'An authentication service handles passwords, email confirmation and sign-in with Google. It keeps passwords only in scrambled (hashed) form, and our investor records hold none. If you use Google, it gives us your name, your email address and the link to your Google picture.',
    'If you add them, the service also keeps the key that your authenticator app shares with it (encrypted), your recovery codes (hashed), and the public part and the name of each passkey. Your fingerprint, your face or the PIN of your device stays on your device.',
    `For each browser in which you are signed in, the service keeps since when and how you signed in, the kind of browser and the address of its connection. A sign-in ends when you sign out, after ${figures.unusedSignIn} without use, and after ${figures.maxSignInDuration} in any case. We keep the time zone of the browser in which you first signed in, to give times in our mails as your clock shows them.`,
    `After a change of how you sign in we send you a notice that names the browser and roughly where it was. For ${figures.undoHours} you can undo the change with it; so long the service keeps, sealed, what the change took away.`,
  ]),
  legalSection('use', 'How we use data', [
    points(
      'to run your account and show your profile;',
      'to work out your score and tier;',
      'to pass on a consultation that you ask for;',
      'to answer messages and send service emails;',
      'to remind you of the deadlines of your exchange, if you have switched that on;',
      'to send news, if you have not switched it off;',
      'to keep the site secure, find faults and meet the law.',
    ),
  ]),
  legalSection('score', 'Your score and tier', [
    'A fixed list of points for your answers gives the score. It decides only whether the site offers you a consultation at once or shows guidance first. It is not a credit decision and not advice. You can ask us how it came about and have wrong answers corrected.',
  ]),
  legalSection(
    'partner',
    'Sharing with the partner advisor',
    [
      'We pass your data to a partner Registered Investment Advisor only when you ask for a consultation and tick the consent box. We then share your name, email, phone number, questionnaire answers, score, tier, notes and the facts of your exchange that you ticked, if any. We keep a record of your consent: the version of the wording that you saw with a fingerprint (hash) of its text, the time, the page, the number that you agreed to be called or texted at, and what was sent.',
      'The partner uses the data under its own policy. If you withdraw your consent we stop sharing and tell the partner, but we cannot undo what it has already received.',
    ],
    ['marketing-rule', 'privacy-rights'],
  ),
]
