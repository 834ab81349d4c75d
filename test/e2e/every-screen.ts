/** The screens of the product, for tests that look at each; the administrators' are in admin.e2e.ts. */
import type { Studies } from './student.ts';

export type Screen = [name: string, path: (studies: Studies) => string];

export const screensOfVisitors: Screen[] = [
  ['landing', () => '/'],
  ['sign-in', () => '/auth'],
  ['demo', () => '/demo'],
  ['outline of the demo', () => '/demo?show=outline'],
  ['try', () => '/try'],
  ['verify', () => '/verify-email?token=wrong'],
  ['reset', () => '/reset-password?token=wrong'],
  ['terms', () => '/terms'],
  ['faq', () => '/faq'],
  ['diagnostic', () => '/diagnostic'],
  ['errors', () => '/error'],
  ['admin login', () => '/admin/login'],
];

export const screensOfStudents: Screen[] = [
  ['dashboard', () => '/dashboard'],
  ['class', ({ classId }) => `/class/${classId}`],
  ['brief', ({ briefId }) => `/brief/${briefId}`],
  ['outline', ({ outlineId }) => `/outline/${outlineId}`],
  ['questions', ({ questionSetId }) => `/questions/${questionSetId}`],
  ['on-call sheet', ({ sessionId }) => `/session/${sessionId}/sheet`],
  ['course outline', ({ classId }) => `/class/${classId}/outline`],
  ['issue spotter', ({ classId }) => `/class/${classId}/issue-spotter`],
  ['drill', () => '/drill'],
  ['drill run', () => '/drill/run'],
  ['settings', () => '/settings'],
  ['settings of the account', () => '/settings/account'],
  ['settings of the plan', () => '/settings/plan'],
  ['settings of privacy', () => '/settings/privacy'],
  ['faq', () => '/faq'],
  ['diagnostic', () => '/diagnostic'],
];
