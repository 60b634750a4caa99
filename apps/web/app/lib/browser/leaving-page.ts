/**
 * Resolves when the browser leaves the page, so that a button stays busy until then and works again if the user goes
 * back.
 */
export function leavingPage(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('pagehide', () => resolve(), { once: true }))
}
