import type { Outcome } from '@kronos/api';
import { useDraft } from '../context/use-draft.ts';
import { useConflict, type Versions } from './use-conflict.ts';

interface GuardedDraftDeps<D> {
  /** Undefined for a new record. */
  versions: Versions | undefined;
  /** Whether it is no conflict if another user has changed other values, which are on screen. @default false */
  merges?: boolean;
  save: (draft: D, basedOn: string | undefined) => Promise<Outcome | undefined>;
  /** Called when all changes are saved. */
  onSaved?: () => void;
}

/** The draft of a form, and the conflict if another user has saved changes meanwhile. */
export function useGuardedDraft<D extends object>(saved: D, deps: GuardedDraftDeps<D>) {
  const { versions, merges = false, save, onSaved } = deps;
  const guard = useConflict({ saved, versions, merges });
  const { change, ...rest } = useDraft<D>(saved, {
    isNew: versions === undefined,
    save: (draft) => guard.save(draft, (basedOn) => save(draft, basedOn)),
    ...(onSaved && { onSaved }),
  });
  const { draft, form } = rest;
  const conflict = guard.conflictOf(draft);

  return {
    ...rest,
    change(more: Partial<D>) {
      if (!form.isChanged) guard.begin();
      change(more);
    },
    /** The props of `ConflictDialog`; undefined if there is no conflict. */
    conflict: conflict && {
      ...conflict,
      isPending: form.isPending,
      onOverwrite() {
        conflict.onOverwrite();
        form.onSave();
      },
      onReload() {
        conflict.onClose();
        form.onDiscard();
      },
    },
  };
}
