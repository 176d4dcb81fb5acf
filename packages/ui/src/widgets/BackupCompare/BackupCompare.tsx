import { type ReactNode, useMemo, useState } from 'react';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { UndoIcon } from '../../icons/actions.tsx';
import { columnsOf } from './columns.tsx';
import { type BackupCompareLabels, defaultBackupCompareLabels } from './labels.ts';
import type { ComparedPerson, RestoreResult } from './rows.ts';

export interface BackupCompareProps {
  /** The name of the list. */
  label: string;
  /** The people of the backup, and those who were added later. Keep the list stable between renders. */
  rows: readonly ComparedPerson[];
  /** The results of the last restore. Keep the list stable between renders: new results clear the selection. */
  results?: readonly RestoreResult[] | undefined;
  /** Called with the ids of the people to restore. */
  onRestore: (ids: readonly string[]) => void;
  /** Whether a restore is running. @default false */
  isPending?: boolean | undefined;
  /** The id of the element that explains why nothing can be restored at present; the button then does nothing. */
  barrierId?: string | undefined;
  /** The content shown when the backup contains nobody. */
  empty?: ReactNode;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<BackupCompareLabels> | undefined;
}

/**
 * The people of a backup compared with the present, with a selection of those to restore and the outcome for each.
 * @example
 * <BackupCompare label="Before the move" rows={rows} results={results} onRestore={restore} />
 */
export function BackupCompare({
  label,
  rows,
  results,
  onRestore,
  isPending = false,
  barrierId,
  empty,
  labels: words,
}: BackupCompareProps) {
  const labels = useMemo(() => ({ ...defaultBackupCompareLabels, ...words }), [words]);
  const columns = useMemo(() => columnsOf(labels, results), [labels, results]);
  const backedUp = useMemo(() => rows.filter(({ saved }) => saved !== null), [rows]);
  const added = useMemo(() => rows.filter(({ saved }) => saved === null), [rows]);
  // People who are missing are preselected, since a backup is usually compared to restore them.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(results ? [] : rows.filter(({ drift }) => drift === 'missing').map(keyOf)),
  );
  const [seen, setSeen] = useState(results);
  if (seen !== results) {
    setSeen(results);
    setChosen(new Set());
  }
  const ids = backedUp.map(keyOf).filter((id) => chosen.has(id));
  return (
    <Stack gap={16}>
      <Table
        label={label}
        rows={backedUp}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        empty={empty}
        selectionMode="multiple"
        selection={chosen}
        onSelectionChange={setChosen}
      />
      {added.length > 0 && (
        <>
          <Text as="p" weight="semibold">
            {labels.added}
          </Text>
          <Table label={labels.added} rows={added} columns={columns} rowKey={keyOf} rowName={nameOf} />
        </>
      )}
      <BulkBar count={ids.length} onClear={() => setChosen(new Set())}>
        <Button
          size="small"
          tone="accent"
          iconStart={<UndoIcon />}
          isPending={isPending}
          isUnavailable={barrierId !== undefined}
          {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
          onPress={() => onRestore(ids)}
        >
          {labels.restore(ids.length)}
        </Button>
      </BulkBar>
    </Stack>
  );
}

const keyOf = ({ id }: ComparedPerson) => id;
const nameOf = ({ name }: ComparedPerson) => name;
