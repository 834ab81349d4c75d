/** What can be done with a question where it is asked: kept out for a day or for good, or put in her own words. */
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { DrillItem, Hold } from '../../../shared/drill.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import type { Ways } from '../../desk/drill/use-sitting.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextDialog } from '../../ui/late-dialogs.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useEditQuestion, useHoldQuestion } from './queries.ts';

const held: Record<Exclude<Hold, 'none'>, string> = {
  tomorrow: 'It comes back tomorrow.',
  suspended: 'It stays out until you bring it back on the Drill page.',
};

export function QuestionActions({ item, change }: { item: DrillItem; change: Ways }) {
  const hold = useHoldQuestion();
  const edit = useEditQuestion();
  const [isEditing, setEditing] = useState(false);
  // Both may end when this question is no longer shown.
  const keepOut = (until: keyof typeof held) =>
    hold.mutateAsync({ item, hold: until }).then(
      () => {
        change({ type: 'drop', now: Date.now() });
        toast({ title: held[until], action: { label: 'Undo', onPress: takeBack } });
      },
      (error) => failed(error, sentenceFor(error, 'This question couldn’t be put aside.')),
    );
  const takeBack = () =>
    hold.mutateAsync({ item, hold: 'none' }).then(
      () => change({ type: 'restore', item, now: Date.now() }),
      (error) => failed(error, sentenceFor(error, 'This question couldn’t be brought back.')),
    );
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label="More for this question" size="small">
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => keepOut('tomorrow')}>Bury Until Tomorrow</MenuItem>
        <MenuItem onSelect={() => keepOut('suspended')}>Suspend</MenuItem>
        <MenuItem onSelect={() => setEditing(true)}>Edit Question</MenuItem>
      </Menu>
      {isEditing && (
        <TextDialog
          title="Edit Question"
          label="Question"
          isLong
          initial={item.question.question}
          action="Save"
          pendingAction="Saving..."
          isPending={edit.isPending}
          check={(words) => (words.trim() ? undefined : 'A question needs words.')}
          onSubmit={(words) =>
            edit.mutate(
              { item, words },
              {
                onSuccess: () => {
                  change({ type: 'reword', question: words });
                  setEditing(false);
                },
                onError: (error) => failed(error, sentenceFor(error, 'Your question wasn’t saved.')),
              },
            )
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
