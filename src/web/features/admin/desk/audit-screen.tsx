import { useInfiniteQuery } from '@tanstack/react-query';
import { useTitle } from '../../../browser/title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Paged } from '../paged.tsx';
import { auditQuery } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { AuditRow } from './audit-row.tsx';

export function AuditScreen() {
  useTitle('Audit Log');
  const list = useInfiniteQuery(auditQuery);
  return (
    <>
      <ScreenHead
        title="Audit Log"
        text="Everything administrators do here. Entries can’t be changed or removed."
      />
      <Paged
        label="Audit log"
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyState title="Nothing has been done yet" />}
      >
        {(entry) => <AuditRow entry={entry} />}
      </Paged>
    </>
  );
}
