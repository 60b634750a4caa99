import type { Page } from 'playwright/test'

/** The screen lock of a device that can store passkeys. */
export interface VirtualAuthenticator {
  /** Sets whether user verification succeeds when the browser asks. */
  verifyUser: (through: boolean) => Promise<void>
  passkeys: () => Promise<number>
}

/** Gives the page a virtual device with a screen lock, in place of the real one. */
export async function addScreenLock(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifyUser: (isUserVerified) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined),
    passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
