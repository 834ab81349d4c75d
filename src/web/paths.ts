/** Every URL of the app: the router matches the patterns, links are made by the functions. */

import type { FileFormat } from '../shared/downloads.ts';

export const patterns = {
  home: '/',
  dashboard: '/dashboard',
  auth: '/auth',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  demo: '/demo',
  tryout: '/try',
  faq: '/faq',
  diagnostic: '/diagnostic',
  error: '/error',
  outbox: '/dev/outbox',
  settings: '/settings',
  settingsPage: '/settings/:page',
  adminLogin: '/admin/login',
  adminAnalytics: '/admin/analytics',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminFailures: '/admin/failures',
  adminReports: '/admin/reports',
  adminModels: '/admin/models',
  adminSeats: '/admin/seats',
  adminAudit: '/admin/audit',
  drill: '/drill',
  drillRun: '/drill/run',
  class: '/class/:id',
  courseOutline: '/class/:id/outline',
  issueSpotter: '/class/:id/issue-spotter',
  brief: '/brief/:id',
  ownBrief: '/brief/:id/own',
  outline: '/outline/:id',
  questions: '/questions/:id',
  sheet: '/session/:id/sheet',
  growingBrief: '/case/:id/brief',
  growingOutline: '/case/:id/outline',
  growingQuestions: '/case/:id/questions',
} as const;

const settingsPages = ['general', 'account', 'plan', 'privacy'] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** Undefined where there is no such page. */
export function settingsPageOf(path: string): SettingsPage | undefined {
  if (path === patterns.settings) return 'general';
  return settingsPages.find((page) => page !== 'general' && path === `${patterns.settings}/${page}`);
}

export type DrillOf = { by: 'class' | 'session' | 'set'; id: number };

export const pathTo = {
  home: () => patterns.home,
  dashboard: () => patterns.dashboard,
  auth: () => patterns.auth,
  /** The same page, its second tab in front. */
  signUp: () => `${patterns.auth}?tab=sign-up`,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  demo: () => patterns.demo,
  tryout: () => patterns.tryout,
  faq: () => patterns.faq,
  diagnostic: () => patterns.diagnostic,
  /** No screen is there. */
  nowhere: () => '/no/such/page',
  outbox: () => patterns.outbox,
  settings: (page: SettingsPage = 'general') =>
    page === 'general' ? patterns.settings : `${patterns.settings}/${page}`,
  adminLogin: () => patterns.adminLogin,
  adminAnalytics: () => patterns.adminAnalytics,
  adminUsers: () => patterns.adminUsers,
  adminUser: (id: number) => `/admin/users/${id}`,
  adminFailures: () => patterns.adminFailures,
  adminReports: () => patterns.adminReports,
  adminModels: () => patterns.adminModels,
  adminSeats: () => patterns.adminSeats,
  adminAudit: () => patterns.adminAudit,
  /** How it goes: due, ready, settings; of one class where one is named. */
  drill: (classId?: number) =>
    classId === undefined ? patterns.drill : `${patterns.drill}?class=${classId}`,
  /** One question at a time, of what is named; of everything that is due without a name. */
  drillRun: (of?: DrillOf) => (of ? `${patterns.drillRun}?${of.by}=${of.id}` : patterns.drillRun),
  /** What is not due, too. */
  drillAhead: (of?: DrillOf) => `${patterns.drillRun}?${of ? `${of.by}=${of.id}&` : ''}ahead=1`,
  /** Two questions of a set to guess at before its case is read. */
  beforeReading: (questionSetId: number) => `${patterns.drillRun}?before=${questionSetId}`,
  class: (id: number) => `/class/${id}`,
  /** The outline of the whole class, long unless its other length is named. */
  courseOutline: (classId: number, length: 'long' | 'attack' = 'long') =>
    `/class/${classId}/outline${length === 'attack' ? '?length=attack' : ''}`,
  /** Facts from cases of a class, and the issues that they raise. */
  issueSpotter: (classId: number) => `/class/${classId}/issue-spotter`,
  brief: (id: number) => `/brief/${id}`,
  /** Her own brief, beside the one of this id. */
  ownBrief: (id: number) => `/brief/${id}/own`,
  outline: (id: number) => `/outline/${id}`,
  questions: (id: number) => `/questions/${id}`,
  /** The on-call sheet of a class session. */
  sheet: (sessionId: number) => `/session/${sessionId}/sheet`,
  /** A material of this case while it is being written. */
  growing: (caseId: number, kind: 'brief' | 'outline' | 'questions') => `/case/${caseId}/${kind}`,
};

type PlaceOnScreen = {
  /** Id of an element. */
  fragment?: string | undefined;
  /** Words to mark there. */
  find?: readonly string[];
  /** What else the screen reads from its address. */
  query?: Record<string, string>;
};

/** A place on a screen: the screen opens there. */
export function placeIn(path: string, { fragment, find = [], query = {} }: PlaceOnScreen): string {
  const search = new URLSearchParams(query);
  if (find.length > 0) search.set('find', find.join(' '));
  return `${path}${search.size > 0 ? `?${search}` : ''}${fragment ? `#${encodeURIComponent(fragment)}` : ''}`;
}

/** The name that a part of a screen has in addresses. */
export const fragmentOf = {
  page: (page: number) => `page-${page}`,
  section: (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  classSession: (id: number) => `session-${id}`,
  courtCase: (id: number) => `case-${id}`,
};

/** `own`: her own words alone. */
function fileOf(what: 'briefs' | 'outlines' | 'questions') {
  return (id: number, format: FileFormat = 'pdf', { own = false } = {}) =>
    `/api/${what}/${id}/download?format=${format}${own ? '&own=true' : ''}`;
}

/** Files that the browser saves. */
export const downloadPath = {
  brief: fileOf('briefs'),
  outline: fileOf('outlines'),
  questions: fileOf('questions'),
  class: (id: number, format: FileFormat) => `/api/classes/${id}/download?format=${format}`,
  ownBrief: (caseId: number, format: FileFormat) =>
    `/api/cases/${caseId}/own-brief/download?format=${format}`,
  sheet: (sessionId: number, format: FileFormat) =>
    `/api/sessions/${sessionId}/sheet/download?format=${format}`,
  courseOutline: (classId: number, format: FileFormat, length: 'long' | 'attack') =>
    `/api/classes/${classId}/outline/download?format=${format}&length=${length}`,
  session: (id: number, format: FileFormat) => `/api/sessions/${id}/download?format=${format}`,
  analytics: (days: number) => `/api/admin/analytics?days=${days}&format=csv`,
};

/** An id of a path, or undefined where it is none (the not-found page then). */
export function idOf(parameter: string | undefined): number | undefined {
  return parameter && /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : undefined;
}

/** Where a visitor who is not signed in sees the landing page. */
export const landingPaths: readonly string[] = [
  patterns.home,
  patterns.settings,
  patterns.settingsPage,
  patterns.drill,
  patterns.drillRun,
  patterns.class,
  patterns.courseOutline,
  patterns.issueSpotter,
  patterns.brief,
  patterns.ownBrief,
  patterns.outline,
  patterns.questions,
  patterns.sheet,
  patterns.growingBrief,
  patterns.growingOutline,
  patterns.growingQuestions,
];

/** Whoever comes in here without an address of her own ends on the dashboard. */
export const frontDoors: readonly string[] = [patterns.home, patterns.dashboard, patterns.auth];

/** The administrators' area decides by itself who may enter. */
export const isAdminPath = (path: string) => path.startsWith('/admin');
