/** Everything that the palette can do or go to. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Places } from '../../../shared/search.ts';
import { chooseTheme, themeChoices } from '../../browser/theme.ts';
import { openSearchDialog } from '../../dialogs/search-dialog-state.ts';
import { openYearDialog } from '../../dialogs/year-dialog-state.ts';
import { useLogout } from '../../features/auth/queries/session.ts';
import { classesQuery } from '../../features/class/queries/classes.ts';
import { placesQuery } from '../../features/search/queries.ts';
import { semestersQuery } from '../../features/semesters/queries.ts';
import { dayText } from '../../format/dates.ts';
import { fragmentOf, pathTo, placeIn } from '../../paths.ts';

export type Command = {
  id: string;
  group: 'Actions' | 'Classes' | 'Class sessions' | 'Cases';
  name: string;
  /** What stands beside the name, and is searched too. */
  more: string;
  run: () => void;
};

const themeNames = { light: 'Light Theme', dark: 'Dark Theme', system: 'System Theme' };

const inClass = (name: string | undefined, ...before: (string | null)[]) =>
  [...before, name].filter(Boolean).join(' · ');

type Go = (path: string) => void;

function actions(go: Go, hasSemester: boolean, signOut: () => void): Command[] {
  const action = (name: string, more: string, run: () => void): Command => ({
    id: `action ${name}`,
    group: 'Actions',
    name,
    more,
    run,
  });
  return [
    action('Dashboard', 'Go home', () => go(pathTo.home())),
    action('Start Drill', 'Everything that’s due', () => go(pathTo.drillRun())),
    action('Drill', 'Readiness, streak, exam days', () => go(pathTo.drill())),
    action('Settings', 'Account, plan, tokens', () => go(pathTo.settings())),
    action('Search Everything', 'Texts, briefs, outlines, questions', () =>
      openSearchDialog({ by: 'search' }),
    ),
    action('Add Semester', 'New', () => openYearDialog({ task: 'save-semester' })),
    ...(hasSemester ? [action('Add Class', 'New', () => openYearDialog({ task: 'save-class' }))] : []),
    ...themeChoices.map((choice) => action(themeNames[choice], 'Appearance', () => chooseTheme(choice))),
    action('Keyboard Shortcuts', 'Help', () => openSearchDialog({ by: 'shortcuts' })),
    action('Sign Out', 'Log out', signOut),
  ];
}

const materials = [
  { name: 'Brief', id: 'briefId', path: pathTo.brief },
  { name: 'Outline', id: 'outlineId', path: pathTo.outline },
  { name: 'Questions', id: 'questionSetId', path: pathTo.questions },
] as const;

function commandsOfCase(one: Places['cases'][number], className: string | undefined, go: Go): Command[] {
  const command = (kind: string, path: string): Command => ({
    id: `case ${one.id} ${kind}`,
    group: 'Cases',
    name: one.title,
    more: inClass(className, kind),
    run: () => go(path),
  });
  const made = materials.flatMap(({ name, id, path }) => {
    const materialId = one[id];
    return materialId === null ? [] : [command(name, path(materialId))];
  });
  const session = placeIn(pathTo.class(one.classId), { fragment: fragmentOf.classSession(one.sessionId) });
  return made.length > 0 ? made : [command('In its class session', session)];
}

/** As far as they are known: what is still to come joins them. */
export function useCommands(): Command[] {
  const [, navigate] = useLocation();
  const logout = useLogout();
  const semesters = useQuery(semestersQuery).data ?? [];
  const classes = useQuery({ ...classesQuery, enabled: semesters.length > 0 }).data ?? [];
  const places = useQuery(placesQuery).data ?? { sessions: [], cases: [] };
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const semesterNames = new Map(semesters.map(({ id, name }) => [id, name]));
  const go: Go = (path) => navigate(path);
  return [
    ...actions(go, semesters.length > 0, () => logout.mutate({})),
    ...classes.map(
      ({ id, name, semesterId }): Command => ({
        id: `class ${id}`,
        group: 'Classes',
        name,
        more: semesterNames.get(semesterId) ?? '',
        run: () => go(pathTo.class(id)),
      }),
    ),
    ...places.cases.flatMap((one) => commandsOfCase(one, classNames.get(one.classId), go)),
    ...places.sessions.map(
      ({ id, classId, title, heldOn }): Command => ({
        id: `session ${id}`,
        group: 'Class sessions',
        name: title,
        more: inClass(classNames.get(classId), heldOn && dayText(heldOn)),
        run: () => go(placeIn(pathTo.class(classId), { fragment: fragmentOf.classSession(id) })),
      }),
    ),
  ];
}
