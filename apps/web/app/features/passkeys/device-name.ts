// The order matters: phones' user agents also contain the names of the systems they derive from.
const devices = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android device'],
  [/\bWindows\b/, 'Windows computer'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux computer'],
] as const

/** A common name for the device, from the browser's user agent. */
export function deviceName(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device'
}
