import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { paths } from './paths.ts'

/** The site's route table. The views of the exchange file share a frame, account pages a layout
 * that knows the session and the server's data. */
export default [
  index('routes/home.tsx'),
  route(paths.learn, 'routes/learn.tsx'),
  route(paths.accreditation, 'routes/accreditation.tsx'),
  route(paths.process, 'routes/process.tsx'),
  route(paths.faq, 'routes/faq.tsx'),
  route(paths.glossary, 'routes/glossary.tsx'),
  route(paths.sources, 'routes/sources.tsx'),
  route(paths.figures, 'routes/figures.tsx'),
  route(paths.notAccredited, 'routes/ways.tsx', { id: 'routes/ways-not-accredited' }),
  route(paths.gettingReady, 'routes/ways.tsx', { id: 'routes/ways-getting-ready' }),
  route(paths.afterClosing, 'routes/ways.tsx', { id: 'routes/ways-after-closing' }),
  route(paths.highLoan, 'routes/ways.tsx', { id: 'routes/ways-high-loan' }),
  layout('routes/exchange-layout.tsx', [
    route(paths.exchange, 'routes/exchange-dates.tsx'),
    route(paths.exchangeMoney, 'routes/exchange-money.tsx'),
    route(paths.exchangeList, 'routes/exchange-list.tsx'),
    route(paths.exchangeCompare, 'routes/exchange-compare.tsx'),
    route(paths.exchangePacket, 'routes/exchange-packet.tsx'),
  ]),
  route(paths.exchangeShared, 'routes/exchange-shared.tsx'),
  route(paths.exchangeMethod, 'routes/exchange-method.tsx'),
  route(paths.contact, 'routes/contact.tsx'),
  route(paths.terms, 'routes/terms.tsx'),
  route(paths.termsAlias, 'routes/terms.tsx', { id: 'routes/terms-and-conditions' }),
  route(paths.privacy, 'routes/privacy.tsx'),
  route(paths.privacyAlias, 'routes/privacy.tsx', { id: 'routes/privacy-policy' }),
  layout('routes/account-layout.tsx', [
    route(paths.signIn, 'routes/sign-in.tsx'),
    route(paths.signUp, 'routes/sign-up.tsx'),
    route(paths.verifyEmail, 'routes/verify-email.tsx'),
    route(paths.verifySignUp, 'routes/verify-sign-up.tsx'),
    route(paths.authCallback, 'routes/auth-callback.tsx'),
    route(paths.mailedLink, 'routes/mailed-link.tsx'),
    route(paths.resetPassword, 'routes/reset-password.tsx'),
    route(paths.undo, 'routes/undo.tsx'),
    route(paths.questionnaire, 'routes/questionnaire.tsx'),
    route(paths.profile, 'routes/profile.tsx'),
    route(paths.myData, 'routes/my-data.tsx'),
    route(paths.dashboard, 'routes/profile.tsx', { id: 'routes/dashboard' }),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
