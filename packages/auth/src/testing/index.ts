export {
  createFakeAuthClient,
  fakeSignUpCode,
  type FakeAuthClient,
  type FakeAuthControls,
  type FakeMail,
} from './fake-auth-client'
export type { FakeAccount, FakeAccountInput } from './fake-accounts'
export { createTestTokens, type TestTokenInput, type TestTokens } from './test-tokens'
