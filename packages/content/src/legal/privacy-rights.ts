import { legalNoticeDays } from '@dst/domain/parameters'
import { site } from '../site/index.ts'
import { figures } from '../figures/figures.ts'
import { legalSection, points } from './legal-section.ts'
import { remainsAfterDeletion, retentionTable } from './retained-data.ts'

/** Privacy 8 to 15: providers, pay, storage, contact, retention, security, rights and contact. */
export const privacyOfRights = [
  legalSection('providers', 'Service providers and the law', [
    'Firms that host the site, send mail, handle sign-in or measure use work for us under contract and may use data only for that. We disclose data when the law requires it, to protect rights and people, or to a successor if the business is sold.',
  ]),
  legalSection(
    'pay-for-leads',
    'Pay for leads, and "sale" of data',
    [
      'Partner firms pay us marketing fees and cost-per-lead compensation. In some states passing data for pay can count as a sale unless you direct it. We pass your data to a partner only at your direction, and we do not sell it otherwise. You can opt out at any time by not giving, or by withdrawing, your consent.',
      'If your browser sends a Global Privacy Control signal, we treat it as a request not to sell or share your data: we switch news off for you and load no analytics. A consultation that you ask for and agree to share is your own direction, so it still reaches the partner.',
    ],
    ['privacy-rights', 'marketing-rule'],
  ),
  legalSection('storage', 'Cookies, browser storage and analytics', [
    `We use browser storage to keep you signed in and to carry your details from one page to the next. A form that you have begun (the questionnaire, your profile, a request, the contact form) is kept in your browser for up to ${figures.draftDays} days and not sent to us; sending or discarding it, or signing out, removes it. These entries are needed for the site to work.`,
    'What you enter about an exchange is kept in your browser until you clear it there. We get it only as far as you choose. If you keep it in your account, it is saved there as you change it, until you remove it there or delete your account; signing out removes it from your browser once your account has all of it. If you share it by a link, your browser sends us a copy that it has encrypted: we do not have the key and cannot read it. We keep when the link was opened, and nothing about who opened it. The copy is deleted when you withdraw the link, or shortly after the link expires. We count by month how often each result of the comparison was shown, with nothing about you.',
    'When you sign in, we set one cookie of our own, for up to 400 days: it tells us that this browser has signed in to your account before, so that somebody else’s wrong passwords do not keep you waiting, and so that we write to you only about a browser that is new. A sign-in with Google has a second one while it lasts. We set no advertising cookies. Analytics, if switched on, loads from our own address and counts page views. It does not load where your browser sends a Global Privacy Control signal.',
  ]),
  legalSection(
    'contact-choices',
    'Email, calls and texts',
    [
      'Service emails, such as confirmation links, are part of the account. You can switch mails about your requests, news and text messages on or off under Notifications in your profile. Text messages start switched off. Reminders of the deadlines of your exchange come only if you switch them on there; we then keep your time zone, and each reminder has a link that stops them. A partner may call or text you about a consultation only as you chose; tell it, or us, to stop at any time.',
    ],
    ['contact-consent'],
  ),
  legalSection('retention', 'How long we keep data', [
    'Each kind of data has its time. What is past it is deleted every day by our server, or made to name nobody. We keep data longer only where the law or an open dispute requires it.',
    retentionTable,
    'We keep consents and logs as proof, because a claim about a call, a message or a consent can be brought years later. Our server cannot delete them; our staff removes what is past its time. Backups are copies of all this, which newer ones replace.',
    'When your account is deleted, its data goes at once, and we confirm it by a mail to your address. What is left:',
    points(...remainsAfterDeletion.map(({ what, why }) => `${what}, ${why}.`)),
  ]),
  legalSection('security', 'Security', [
    'We encrypt traffic, limit who can see data, and keep passwords out of our investor records. No system is perfect, and we cannot guarantee that data will never be seen by others. If a breach concerns you, we tell you as the law requires.',
  ]),
  legalSection(
    'your-rights',
    'Your rights',
    [
      'Depending on where you live you may have the right to:',
      points(
        'know what we hold about you, and get a copy;',
        'have wrong data corrected;',
        'have data deleted;',
        'opt out of sale or sharing, and limit the use of sensitive data;',
        'use these rights without being treated worse for it.',
      ),
      `In your profile you can read each consent, download what we hold about you, and delete your account or see how to ask for it. For anything else write to ${site.email}. We check that the request comes from you and answer within the time that the law sets. Someone you appoint may ask for you.`,
      {
        kind: 'paragraph',
        text: 'Each choice that you have, and the place where you make it, is on a page of its own.',
        link: { label: 'Your privacy choices', to: '/privacy-choices' },
      },
    ],
    ['privacy-rights'],
  ),
  legalSection('children-changes-contact', `People under ${figures.minimumAge}, changes and contact`, [
    `The site is not meant for people under ${figures.minimumAge}, and we do not knowingly collect their data. Tell us if you think we did, and we will delete it.`,
    `We may change this policy. If you have an account, we tell you by mail what changes at least ${legalNoticeDays} days before it takes effect (within a day, if you sign up later), and until then the page shows the coming words beside the present ones. Where a change needs your agreement, we ask you for it after you sign in, and record your answer with the words. If you do not agree, you can download your data and delete your account.`,
    {
      kind: 'definitions',
      items: [
        { term: 'Email', meaning: site.email },
        { term: 'Phone', meaning: site.legal.phone.text },
        { term: 'Address', meaning: site.legal.address.text },
      ],
    },
  ]),
]
