import { Button } from '@kronos/ui/Button';
import type { ReactNode } from 'react';
import { useMessages, useStore } from '../context/app-context.ts';
import { type BulkDeclaration, createBulkRun } from './bulk-run.ts';
import { listTexts } from './list-texts.ts';

/** The buttons for the rows that are selected, and what they ask first. */
interface BulkParts<R> {
  buttons: (rows: readonly R[], clear: () => void) => ReactNode;
  dialog?: ReactNode;
}

/** A list's own buttons, as a hook. */
export type UseBulk<R> = (list: { refresh(): Promise<void> }) => BulkParts<R>;

/** The buttons of what is declared. */
export function createBulk<G, R>(declaration: BulkDeclaration<G, R>) {
  const { subject, actions } = declaration;
  const createRun = createBulkRun(declaration);

  const useBulk: UseBulk<R> = (list) => {
    const t = useMessages();
    const run = useStore(createRun);
    const texts = listTexts(subject, t);
    return {
      buttons: (rows, clear) =>
        Object.entries(actions).map(([name, action]) => (
          <Button
            key={name}
            size="small"
            isDisabled={!action || !rows.some(action.applies)}
            onPress={() => {
              void run(name, rows).then(() => list.refresh());
              clear();
            }}
          >
            {texts.bulk(name)}
          </Button>
        )),
    };
  };
  return { useBulk, createRun };
}
