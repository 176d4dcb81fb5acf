import type { Outcome } from '@kronos/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaving } from './use-saving.ts';

interface DraftDeps<D> {
  /** Whether nothing has been saved yet; the form's buttons are then always visible. @default false */
  isNew?: boolean;
  save: (draft: D) => Promise<Outcome | undefined>;
  /** Called when all changes are saved. */
  onSaved?: () => void;
}

/**
 * The draft of a form. Only the changed properties are stored, so that the rest follows the saved values; changes
 * made while saving are kept.
 */
export function useDraft<D extends object>(saved: D, { isNew = false, save, onSaved }: DraftDeps<D>) {
  const [edits, setEdits] = useState<Partial<D>>({});
  /** Counts discarded drafts, to remount fields that keep their own text. */
  const [round, setRound] = useState(0);
  const [saves, setSaves] = useState(0);
  const saving = useSaving();
  const draft = { ...saved, ...edits };
  const isChanged = JSON.stringify(draft) !== JSON.stringify({ ...saved });
  const guardRef = useLeaveGuard(isChanged);

  const settle = useEffectEvent(() => {
    if (!isChanged) onSaved?.();
  });
  useEffect(() => {
    if (saves > 0) settle();
  }, [saves]);

  const send = async () => {
    if (!(await saving.save(() => save(draft)))) return;
    setEdits((now) => changedSince(draft, now));
    setSaves((before) => before + 1);
  };

  return {
    draft,
    round,
    change: (more: Partial<D>) => setEdits((before) => ({ ...before, ...more })),
    /** Shows the refusal of a call other than `save` in the form. */
    tell: saving.tell,
    /** The props of `ResourceForm`. */
    form: {
      ...saving.refusal,
      isPending: saving.isPending,
      isNew,
      isChanged,
      guardRef,
      onSave: () => void send(),
      onDiscard: () => {
        setEdits({});
        setRound((before) => before + 1);
        saving.forget();
      },
    },
  };
}

/** Returns the changes made after `sent` was submitted. */
const changedSince = <D extends object>(sent: D, edits: Partial<D>): Partial<D> => {
  const before = new Map<string, unknown>(Object.entries(sent));
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== before.get(name))) as Partial<D>;
};
