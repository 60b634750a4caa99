export {
  accountProbablyExists,
  analyticsNotLoaded,
  ignoredBySignOut,
  keepsSession,
  outsideAuthProvider,
  retriedByFetch,
} from './auth-library'
export type { AuthLibraryErrorCode } from './auth-library'
export { amountRefusalSentence, yearRefusalSentence } from './calculator-input'
export { callbackErrorAfterLookup, callbackErrorFrom, callbackErrors } from './callback'
export type { CallbackErrorCode } from './callback'
export { connectionErrors, serviceAwayError } from './connection'
export type { ConnectionErrorCode } from './connection'
export { consultationErrorFrom, consultationErrors } from './consultation'
export type { ConsultationErrorCode } from './consultation'
export { contactErrorFrom, contactErrors } from './contact'
export type { ContactErrorCode } from './contact'
export { errorMessage } from './error-text'
export type { ErrorText, ProviderError, RequestFailure } from './error-text'
export { faqErrors } from './faq'
export type { FaqErrorCode } from './faq'
export { googleReturnErrorFrom, googleReturnErrors } from './google-return'
export type { GoogleReturnErrorCode } from './google-return'
export { mailCodeErrorFrom, mailCodeErrors } from './mail-code'
export type { MailCodeErrorCode } from './mail-code'
export { notices } from './notices'
export type { Notice, NoticeCode } from './notices'
export {
  passwordChangeErrorFrom,
  passwordChangeErrors,
  passwordUpdateErrorFrom,
  passwordUpdateErrors,
} from './password'
export type { PasswordChangeErrorCode, PasswordUpdateErrorCode } from './password'
export {
  offersProfileRetry,
  profileRetryNotice,
  profileSaveErrorFrom,
  profileSaveErrors,
  profileSaveMessage,
} from './profile-save'
export type { ProfileSaveErrorCode } from './profile-save'
export { fetchUserFailure, profileScreenErrorFrom, profileScreenErrors } from './profile-screen'
export type { ProfileScreenErrorCode } from './profile-screen'
export { questionnaireSubmitErrorFrom, questionnaireSubmitErrors } from './questionnaire-submit'
export type { QuestionnaireSubmitErrorCode, QuestionnaireSubmitStage } from './questionnaire-submit'
export { requestErrorText } from './request-error'
export { resetRequestErrorFrom, resetRequestErrors, showsResetAsSent } from './reset-request'
export type { ResetRequestErrorCode } from './reset-request'
export { signOutErrors } from './security'
export type { SignOutErrorCode } from './security'
export { signInErrorAfterLookup, signInErrorFrom, signInErrors } from './sign-in'
export type { SignInErrorCode } from './sign-in'
export { isExistingAccountCode, signUpErrorFrom, signUpErrors, standsForExistingAccount } from './sign-up'
export type { SignUpErrorCode } from './sign-up'
export {
  verificationPanelErrorFrom,
  verificationPanelErrors,
  verifyEmailPageErrors,
  verifySignUpErrorFrom,
  verifySignUpErrors,
} from './verification'
export type { VerificationPanelErrorCode, VerifyEmailPageErrorCode, VerifySignUpErrorCode } from './verification'
