/** An act of an administrator as a sentence. */
import type { AuditEntry } from '../../../shared/audit.ts';
import { count } from '../../format/count.ts';

export function actWords(entry: AuditEntry): string {
  const { act, amount } = entry;
  const whom = subjectName(entry);
  const number = amount ?? 0;
  switch (act) {
    case 'signed_in':
      return 'Signed in';
    case 'signed_out':
      return 'Signed out';
    case 'granted_analyses':
      return `Gave ${whom} ${count(number, 'analysis', 'analyses')}`;
    case 'granted_tokens':
      return number < 0
        ? `Took ${count(-number, 'token')} from ${whom}`
        : `Gave ${whom} ${count(number, 'token')}`;
    case 'suspended':
      return `Suspended ${whom}`;
    case 'resumed':
      return `Resumed ${whom}`;
    case 'ended_sign_ins':
      return `Signed ${whom} out everywhere`;
    case 'deleted_account':
      return `Deleted ${whom}`;
    case 'retried_analyses':
      return `Retried ${count(number, 'failed analysis', 'failed analyses')}`;
    case 'settled_report':
      return `Closed report ${number}`;
    case 'changed_seats':
      return `Changed the seats: ${count(number, 'domain or address', 'domains and addresses')}`;
    case 'checked_engines':
      return 'Checked the engines';
    case 'looked_for_models':
      return 'Looked for local models';
    case 'tested_model':
      return 'Tested a model';
    case 'chose_model':
      return 'Chose a model';
    case 'gave_back_models':
      return 'Went back to the configured model';
  }
}

const subjectName = ({ subjectEmail, subjectId }: AuditEntry) => subjectEmail ?? `account ${subjectId}`;

export const adminName = ({ adminEmail, adminId }: AuditEntry) =>
  adminEmail ?? `account ${adminId} (deleted)`;
