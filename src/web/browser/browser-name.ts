/** "Firefox on Windows": enough to know one's own device again. The order matters: browsers name those they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: [RegExp, string][], agent: string) => names.find(([mark]) => mark.test(agent))?.[1];

export function browserName(userAgent: string | null): string {
  const browser = firstOf(browsers, userAgent ?? '') ?? 'Another browser';
  const system = firstOf(systems, userAgent ?? '');
  return system ? `${browser} on ${system}` : browser;
}

export const isPhone = (userAgent: string | null) => /\b(iPhone|Mobile)\b/.test(userAgent ?? '');
