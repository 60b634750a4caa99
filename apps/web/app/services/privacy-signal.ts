/** Whether this browser asks sites not to sell or share its person's data (Global Privacy Control). */
export function sendsPrivacySignal(browser: object = navigator): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true
}
