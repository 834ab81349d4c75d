import { CalendarPlus, Download, Ellipsis, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ClassWithSemester } from '../../../shared/classes.ts';
import { lazily } from '../../browser/lazily.tsx';
import { openYearDialog } from '../../dialogs/year-dialog-state.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { DownloadDialog } from './downloads/late-download-dialog.ts';
import { useFavorite } from './queries/classes.ts';
import { SyllabusDialog } from './syllabus/late-syllabus-dialog.ts';

const PreferencesDialog = lazily(() =>
  import('./preferences/preferences-dialog.tsx').then((m) => m.PreferencesDialog),
);

type ClassHeadingProps = {
  one: ClassWithSemester;
  /** The class session whose on-call sheet comes next. */
  sheetOf: number | undefined;
};

export function ClassHeading({ one, sheetOf }: ClassHeadingProps) {
  const favorite = useFavorite(one);
  const [isNoting, setNoting] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const [isPasting, setPasting] = useState(false);
  return (
    <div className="mb-3 sm:mb-8">
      <p className="text-ink-faint">{one.semester.name}</p>
      <div className="flex flex-wrap items-center gap-x-1 sm:mt-1">
        {/* Beside what is behind it, also on a phone. */}
        <h1 className="min-w-0 font-semibold font-serif text-2xl text-ink break-words max-sm:max-w-[calc(100%-6.5rem)] sm:text-3xl">
          {one.name}
        </h1>
        <HeartButton name={one.name} {...favorite} />
        <Menu
          trigger={
            <IconButton label={`More for ${one.name}`}>
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil />} onSelect={() => openYearDialog({ task: 'save-class', saved: one })}>
            Edit Class
          </MenuItem>
          <MenuItem icon={<SlidersHorizontal />} onSelect={() => setNoting(true)}>
            Class Preferences
          </MenuItem>
          <MenuItem icon={<CalendarPlus />} onSelect={() => setPasting(true)}>
            Paste Syllabus
          </MenuItem>
          <MenuItem icon={<Download />} onSelect={() => setDownloading(true)}>
            Download Class
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 />}
            destructive
            onSelect={() => openYearDialog({ task: 'delete-class', doomed: one })}
          >
            Delete Class
          </MenuItem>
        </Menu>
        <nav
          aria-label={`Study ${one.name}`}
          className="mt-1 flex w-full gap-2 max-sm:*:px-2 sm:mt-2 sm:flex-wrap max-tight:flex-wrap"
        >
          {sheetOf !== undefined && (
            <Link href={pathTo.sheet(sheetOf)} className={buttonClass('secondary', 'small')}>
              On-Call Sheet
            </Link>
          )}
          <Link
            href={pathTo.courseOutline(one.id)}
            aria-label="Course Outline"
            className={buttonClass('secondary', 'small')}
          >
            <span>
              <span className="max-sm:hidden">Course</span> Outline
            </span>
          </Link>
          <Link
            href={pathTo.drill(one.id)}
            aria-label={`Drill ${one.name}`}
            className={buttonClass('secondary', 'small')}
          >
            Drill
          </Link>
          <Link href={`${pathTo.drill(one.id)}#exam-day`} className={buttonClass('secondary', 'small')}>
            Exam Day
          </Link>
        </nav>
      </div>
      {isDownloading && (
        <DownloadDialog what="class" id={one.id} name={one.name} onClose={() => setDownloading(false)} />
      )}
      {isPasting && <SyllabusDialog classId={one.id} onClose={() => setPasting(false)} />}
      {isNoting && <PreferencesDialog one={one} onClose={() => setNoting(false)} />}
    </div>
  );
}
