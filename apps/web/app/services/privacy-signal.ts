/** Whether this browser sends a Global Privacy Control signal: don't sell or share the user's data. */
export function sendsPrivacySignal(browser: object = navigator): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true
}
