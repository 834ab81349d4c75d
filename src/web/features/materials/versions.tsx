import { useQuery } from '@tanstack/react-query';
import type { MaterialRecord } from '../../../shared/materials.ts';
import type { MaterialName } from '../../desk/material-name.ts';
import { instantText } from '../../format/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { useRestoreVersion, versionsQuery } from './queries.ts';
import { tierNames } from './trust.ts';

type VersionsProps = { name: MaterialName; material: MaterialRecord; onRestored: () => void };

/** What the material was before; nothing where it was never changed. */
export function Versions({ name, material, onRestored }: VersionsProps) {
  const versions = useQuery(versionsQuery(name, material.id)).data ?? [];
  const restore = useRestoreVersion(name, material);
  const earlier = versions.filter(({ isCurrent }) => !isCurrent);
  if (earlier.length === 0) return null;
  const restoreVersion = (n: number) => restore.mutate({ n }, { onSuccess: onRestored });
  const now = new Date();
  return (
    <section className="mt-6 border-line border-t pt-4">
      <h3 className="font-medium text-ink text-sm">Earlier Versions</h3>
      <ul className="mt-2 divide-y divide-line">
        {earlier.map(({ version, createdAt, edited, tier, firstChange }) => (
          <li key={version} className="flex items-center justify-between gap-3 py-1.5">
            <div className="min-w-0">
              <Dotted
                parts={[
                  `Generated ${instantText(createdAt, now)}`,
                  tierNames[tier],
                  edited && 'with your words',
                ]}
                className="text-ink-soft text-sm tabular-nums"
              />
              {firstChange && <p className="line-clamp-2 font-serif text-base text-ink">“{firstChange}”</p>}
            </div>
            <Button
              variant="quiet"
              size="small"
              className="shrink-0"
              disabled={restore.isPending || material.remake === 'running'}
              aria-label={`Restore version ${version}, generated ${instantText(createdAt, now)}`}
              onClick={() => restoreVersion(version)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
