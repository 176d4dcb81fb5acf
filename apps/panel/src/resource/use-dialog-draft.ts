import type { Outcome } from '@kronos/api';
import { useState } from 'react';
import { differing } from './differing.ts';
import { useConflict, type Versions } from './use-conflict.ts';

interface DialogDraftDeps<D> {
  versions: Versions;
  /** `change` has only the values that differ from the saved ones. */
  onSave: (change: Partial<D>, basedOn: string | undefined, draft: D) => Promise<Outcome | undefined>;
}

/** The draft of a `FormDialog`: values that are not changed here follow the saved ones. */
export function useDialogDraft<D extends object>(saved: D, { versions, onSave }: DialogDraftDeps<D>) {
  const [edits, setEdits] = useState<Partial<D>>({});
  const [isPending, setPending] = useState(false);
  const guard = useConflict({ saved, versions, merges: true });
  const draft = { ...saved, ...edits };
  const conflict = guard.conflictOf(draft);

  return {
    draft,
    change(more: Partial<D>) {
      if (Object.keys(edits).length === 0) guard.begin();
      setEdits((before) => ({ ...before, ...more }));
    },
    async save() {
      setPending(true);
      const outcome = await guard.save(draft, (basedOn) => onSave(differing(draft, saved), basedOn, draft));
      setPending(false);
      return outcome;
    },
    /** The props of `ConflictDialog`; undefined if there is no conflict. */
    conflict: conflict && {
      ...conflict,
      isPending,
      onReload() {
        conflict.onClose();
        setEdits({});
      },
    },
  };
}
