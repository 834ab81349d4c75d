import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { datedTitle } from '../session-order.ts';
import { type TargetChoice, toBeMade } from './target.ts';

type TargetFieldsProps = {
  choice: TargetChoice;
  onChange: (choice: TargetChoice) => void;
  sessions: readonly ClassSessionWithCases[];
  disabled: boolean;
};

export function TargetFields({ choice, onChange, sessions, disabled }: TargetFieldsProps) {
  const categories = sessions.find(({ id }) => id === choice.session)?.categories ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Class Session"
        value={choice.session}
        disabled={disabled}
        onChange={({ target }) =>
          onChange({
            ...choice,
            session: target.value === toBeMade ? toBeMade : Number(target.value),
            category: 'none',
          })
        }
      >
        <option value={toBeMade}>New class session</option>
        {sessions.map((session) => (
          <option key={session.id} value={session.id}>
            {datedTitle(session)}
          </option>
        ))}
      </SelectField>
      {choice.session === toBeMade && (
        <>
          <TextField
            label="Title"
            value={choice.newSession.title}
            disabled={disabled}
            autoComplete="off"
            onChange={({ target }) =>
              onChange({ ...choice, newSession: { ...choice.newSession, title: target.value } })
            }
          />
          <TextField
            label="Date (optional)"
            type="date"
            value={choice.newSession.heldOn}
            disabled={disabled}
            onChange={({ target }) =>
              onChange({ ...choice, newSession: { ...choice.newSession, heldOn: target.value } })
            }
          />
        </>
      )}
      <SelectField
        label="Category"
        // Beside the class session, where there is room; what makes a new one comes right behind it.
        className="sm:col-start-2 sm:row-start-1"
        value={choice.category}
        disabled={disabled}
        onChange={({ target }) =>
          onChange({
            ...choice,
            category:
              target.value === toBeMade || target.value === 'none' ? target.value : Number(target.value),
          })
        }
      >
        <option value="none">No category</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
        <option value={toBeMade}>New category</option>
      </SelectField>
      {choice.category === toBeMade && (
        <TextField
          label="Category Name"
          placeholder="e.g., Duty"
          value={choice.newCategory}
          disabled={disabled}
          autoComplete="off"
          className="sm:col-start-2"
          onChange={({ target }) => onChange({ ...choice, newCategory: target.value })}
        />
      )}
    </div>
  );
}
