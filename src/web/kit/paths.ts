/** Every URL of the app: the router matches the patterns, links are made by the functions. */

export const patterns = {
  home: '/',
  dashboard: '/dashboard',
  auth: '/auth',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  outbox: '/dev/outbox',
  settings: '/settings',
  adminLogin: '/admin/login',
  class: '/class/:id',
  brief: '/brief/:id',
  outline: '/outline/:id',
  questions: '/questions/:id',
  growingBrief: '/case/:id/brief',
  growingOutline: '/case/:id/outline',
  growingQuestions: '/case/:id/questions',
} as const;

export const pathTo = {
  home: () => patterns.home,
  dashboard: () => patterns.dashboard,
  auth: () => patterns.auth,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  outbox: () => patterns.outbox,
  settings: () => patterns.settings,
  adminAnalytics: () => '/admin/analytics',
  class: (id: number) => `/class/${id}`,
  brief: (id: number) => `/brief/${id}`,
  outline: (id: number) => `/outline/${id}`,
  questions: (id: number) => `/questions/${id}`,
  /** A material of this case while it is being written. */
  growing: (caseId: number, kind: 'brief' | 'outline' | 'questions') => `/case/${caseId}/${kind}`,
};

/** Files that the browser saves. */
export const downloadPath = {
  brief: (id: number) => `/api/briefs/${id}/download?format=pdf`,
  outline: (id: number) => `/api/outlines/${id}/download?format=pdf`,
  questions: (id: number) => `/api/questions/${id}/download?format=pdf`,
};

/** An id of a path, or undefined where it is none (the not-found page then). */
export function idOf(parameter: string | undefined): number | undefined {
  return parameter && /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : undefined;
}

const privatePath = /^\/(settings$|(class|case|brief|outline|questions)\/)/;

/** Whether a visitor who is not signed in sees the landing page at this path. */
export const showsLanding = (path: string) => path === patterns.home || privatePath.test(path);

/** The administrators' area decides by itself who may enter. */
export const isAdminPath = (path: string) => path.startsWith('/admin');
