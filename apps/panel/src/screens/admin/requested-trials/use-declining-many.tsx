import type { Trial } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import type { UseBulk } from '../../../resource/create-bulk.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { createDecliningMany } from './declining-many.ts';

/** The bulk action that asks for a reason and declines the selected requests that are still open. */
export const useDecliningMany: UseBulk<Trial> = (list) => {
  const decline = useStore(createDecliningMany);
  const t = useMessages();
  const [declining, setDeclining] = useState<{ rows: readonly Trial[]; clear: () => void; isOpen: boolean }>();
  return {
    buttons(rows, clear) {
      const open = rows.filter(({ state }) => state === 'open');
      return (
        <Button
          size="small"
          tone="danger"
          isDisabled={open.length === 0}
          onPress={() => setDeclining({ rows: open, clear, isOpen: true })}
        >
          {t('trials.decline')}
        </Button>
      );
    },
    dialog: declining && (
      <DeclineDialog
        title={t('trials.decline.many', { count: declining.rows.length })}
        isOpen={declining.isOpen}
        onOpenChange={(isOpen) => setDeclining({ ...declining, isOpen })}
        onConfirm={async (reason) => {
          const outcome = await decline(declining.rows, reason);
          if (outcome.kind === 'ok') declining.clear();
          void list.refresh();
          return outcome;
        }}
      />
    ),
  };
};
