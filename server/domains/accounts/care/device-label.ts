/** The first match wins. Browsers that imitate others come before those they imitate. */
const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system for the device list, or null. Never contains raw user-agent text, because clients control it. */
export const deviceLabel = (userAgent: string | null): string | null => {
  const named = [browsers, systems].map((known) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1])
  return named.filter(Boolean).join(', ') || null
}
