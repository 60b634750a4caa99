import { legalNoticeDays } from '@dst/domain/parameters'
import { site } from '../site/index.ts'
import { legalSection, points } from './legal-section.ts'

/** Terms 14 to 19: conduct, rights, liability, law, changes and contact. */
export const termsInGeneral = [
  legalSection('conduct', 'Acceptable use', [
    'Please do not:',
    points(
      'give false details or use another person’s account;',
      'copy the site’s content or data by automatic means, or overload it;',
      'look for ways around its security, or send it harmful code;',
      'use it to sell to other users, or to break a law.',
    ),
  ]),
  legalSection('property', 'Our content and yours', [
    'The texts, drawings, software and marks of the site belong to us or our licensors. You may read, print and save pages for your own use and share them with your advisers.',
    'What you enter stays yours. You allow us to use it to run the service, as the privacy policy says.',
  ]),
  legalSection('third-parties', 'Other services', [
    'The site relies on others, for example for sign-in, and may link to other sites. They have their own terms, and we do not answer for them. A link is not an endorsement.',
  ]),
  legalSection('liability', 'Disclaimers and limits of liability', [
    'The site is provided as it is. As far as the law allows, we give no warranty that it is complete, current, free of error or always available.',
    'As far as the law allows, we are not liable for lost profit, lost tax deferral, missed deadlines or other indirect loss that comes from using the site or from dealing with a partner or sponsor. Nothing here limits liability that the law does not let us limit, or takes away rights that you have under securities or consumer law.',
  ]),
  legalSection('governing-law', 'Governing law and disputes', [
    `Governing law and place of disputes: ${site.legal.governingLaw.text}`,
    'Before you start a case, please write to us, so that we can try to settle the matter.',
  ]),
  legalSection('changes-and-contact', 'Changes and contact', [
    `We may change these terms. If you have an account, we tell you by mail what changes at least ${legalNoticeDays} days before it takes effect (within a day, if you sign up later). Where a change needs your agreement, we ask you for it after you sign in. Otherwise the new terms apply, as far as the law allows, if you go on using the site after that day. If one part does not hold, the rest does.`,
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
