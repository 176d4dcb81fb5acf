import type { Outcome } from '@kronos/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaving } from './use-saving.ts';

interface DraftDeps<D> {
  /** Nothing of it is saved yet: its form has its buttons in sight. @default false */
  isNew?: boolean;
  save: (draft: D) => Promise<Outcome | undefined>;
  /** Called once all that was written is saved. */
  onSaved?: () => void;
}

/**
 * What somebody writes. Only what was changed is held, so that the rest follows what is saved; what is written while it
 * is being saved stays.
 */
export function useDraft<D extends object>(saved: D, { isNew = false, save, onSaved }: DraftDeps<D>) {
  const [edits, setEdits] = useState<Partial<D>>({});
  /** Counts what was taken back, for fields that hold their own text. */
  const [round, setRound] = useState(0);
  const [saves, setSaves] = useState(0);
  const saving = useSaving();
  const draft = { ...saved, ...edits };
  const isChanged = JSON.stringify(draft) !== JSON.stringify({ ...saved });
  const guardRef = useLeaveGuard(isChanged && !isNew);

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
    /** Shows in the form what a call beside its saving was refused for. */
    tell: saving.tell,
    /** For the `ResourceForm`. */
    form: {
      ...saving.refusal,
      isPending: saving.isPending,
      ...(!isNew && { isChanged, guardRef }),
      onSave: () => void send(),
      onDiscard: () => {
        setEdits({});
        setRound((before) => before + 1);
        saving.forget();
      },
    },
  };
}

/** What has been written after `sent` was on its way. */
const changedSince = <D extends object>(sent: D, edits: Partial<D>): Partial<D> => {
  const before = new Map<string, unknown>(Object.entries(sent));
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== before.get(name))) as Partial<D>;
};
