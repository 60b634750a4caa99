export { accountProbablyExists, outsideAuthProvider } from './auth-library.ts'
export { questionSentence } from './typed-number.ts'
export { amountRefusalSentence, yearRefusalSentence } from './calculator-input.ts'
export { callbackErrorAfterLookup, callbackErrorFrom, callbackErrors } from './callback.ts'
export type { CallbackErrorCode } from './callback.ts'
export { connectionErrors, serviceAwayError } from './connection.ts'
export type { ConnectionErrorCode } from './connection.ts'
export { consultationErrorFrom, consultationErrors } from './consultation.ts'
export type { ConsultationErrorCode } from './consultation.ts'
export { contactErrorFrom, contactErrors } from './contact.ts'
export type { ContactErrorCode } from './contact.ts'
export { errorMessage } from './error-text.ts'
export type { ErrorText, ProviderError, RequestFailure } from './error-text.ts'
export { faqErrors } from './faq.ts'
export type { FaqErrorCode } from './faq.ts'
export { googleReturnErrorFrom, googleReturnErrors } from './google-return.ts'
export type { GoogleReturnErrorCode } from './google-return.ts'
export { mailCodeErrorFrom, mailCodeErrors } from './mail-code.ts'
export type { MailCodeErrorCode } from './mail-code.ts'
export { notices } from './notices.ts'
export type { Notice, NoticeCode } from './notices.ts'
export {
  passwordChangeErrorFrom,
  passwordChangeErrors,
  passwordUpdateErrorFrom,
  passwordUpdateErrors,
} from './password.ts'
export type { PasswordChangeErrorCode, PasswordUpdateErrorCode } from './password.ts'
export { weakPasswordErrorFrom, weakPasswordErrors } from './weak-password.ts'
export type { WeakPasswordErrorCode } from './weak-password.ts'
export {
  offersProfileRetry,
  profileRetryNotice,
  profileSaveErrorFrom,
  profileSaveErrors,
  profileSaveMessage,
} from './profile-save.ts'
export type { ProfileSaveErrorCode } from './profile-save.ts'
export { fetchUserFailure, profileScreenErrorFrom, profileScreenErrors } from './profile-screen.ts'
export type { ProfileScreenErrorCode } from './profile-screen.ts'
export { questionnaireSubmitErrorFrom, questionnaireSubmitErrors } from './questionnaire-submit.ts'
export type { QuestionnaireSubmitErrorCode, QuestionnaireSubmitStage } from './questionnaire-submit.ts'
export { resetRequestErrorFrom, resetRequestErrors, showsResetAsSent } from './reset-request.ts'
export type { ResetRequestErrorCode } from './reset-request.ts'
export { signOutErrors } from './security.ts'
export type { SignOutErrorCode } from './security.ts'
export { signInErrorAfterLookup, signInErrorFrom, signInErrors } from './sign-in.ts'
export type { SignInErrorCode } from './sign-in.ts'
export { isExistingAccountCode, signUpErrorFrom, signUpErrors, standsForExistingAccount } from './sign-up.ts'
export type { SignUpErrorCode } from './sign-up.ts'
export {
  verificationPanelErrorFrom,
  verificationPanelErrors,
  verifyEmailPageErrors,
  verifySignUpErrorFrom,
  verifySignUpErrors,
} from './verification.ts'
export type { VerificationPanelErrorCode, VerifyEmailPageErrorCode, VerifySignUpErrorCode } from './verification.ts'
