import { type ReactNode, useId, useMemo } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { RefreshIcon, StopIcon } from '../../icons/actions.tsx';
import { FolderIcon } from '../../icons/things.tsx';
import { defaultLibraryListLabels, type LibraryListLabels } from './labels.ts';

export interface LibraryRow {
  id: string;
  name: string;
  /** The kind of content as text. */
  kind: string;
  paths: readonly string[];
  isScanning: boolean;
}

export interface LibraryListProps {
  /** The name of the list. */
  label: string;
  /** The libraries, in the order in which they are shown. Keep the list stable between renders. */
  rows: readonly LibraryRow[];
  /** Called with the id of the library to scan. Without it there are no buttons. */
  onScan?: ((id: string) => void) | undefined;
  /** Called with the id of the library in which one folder is to be scanned. Without it there is no such button. */
  onScanFolder?: ((id: string) => void) | undefined;
  /** Called with the id of the library whose scan is to stop. */
  onStop?: ((id: string) => void) | undefined;
  /** Why the scan of one library cannot be stopped; shown under the list while one is scanned. */
  stopBarrier?: string | undefined;
  /** The id of the element that explains why nothing can be scanned at present; the buttons then do nothing. */
  barrierId?: string | undefined;
  /** The content shown when there are no libraries. */
  empty?: ReactNode;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<LibraryListLabels> | undefined;
}

/**
 * The libraries of a media server, and which of them is being scanned.
 * @example
 * <LibraryList label="Libraries" rows={rows} onScan={scan} onStop={stop} />
 */
export function LibraryList({
  label,
  rows,
  onScan,
  onScanFolder,
  onStop,
  stopBarrier,
  barrierId,
  empty,
  labels: words,
}: LibraryListProps) {
  const labels = useMemo(() => ({ ...defaultLibraryListLabels, ...words }), [words]);
  const columns = useMemo(() => columnsOf(labels), [labels]);
  const stopId = useId();
  const isUnstoppable = stopBarrier !== undefined && rows.some(({ isScanning }) => isScanning);

  const actions = ({ id, name, isScanning }: LibraryRow) => {
    const barrier = barrierId ?? (isScanning && isUnstoppable ? stopId : undefined);
    const scan = (
      <IconButton
        size="small"
        label={isScanning ? labels.stop(name) : labels.scan(name)}
        icon={isScanning ? <StopIcon /> : <RefreshIcon />}
        isUnavailable={barrier !== undefined}
        {...(barrier !== undefined && { 'aria-describedby': barrier })}
        onPress={() => (isScanning ? onStop : onScan)?.(id)}
      />
    );
    if (!onScanFolder) return scan;
    return (
      <>
        <IconButton
          size="small"
          label={labels.scanFolder(name)}
          icon={<FolderIcon />}
          isUnavailable={barrierId !== undefined}
          {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
          onPress={() => onScanFolder(id)}
        />
        {scan}
      </>
    );
  };
  return (
    <>
      <Table
        label={label}
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        empty={empty}
        {...(onScan && { rowActions: actions })}
      />
      {onScan && isUnstoppable && (
        <Stack padding={16}>
          <Text as="p" id={stopId} size={13} tone="muted">
            {stopBarrier}
          </Text>
        </Stack>
      )}
    </>
  );
}

const keyOf = ({ id }: LibraryRow) => id;
const nameOf = ({ name }: LibraryRow) => name;

const columnsOf = (labels: LibraryListLabels): readonly GridColumn<LibraryRow>[] => [
  { id: 'name', header: labels.name, cell: nameOf, isRowHeader: true, minWidth: 140 },
  { id: 'kind', header: labels.kind, cell: ({ kind }) => kind, width: 120 },
  {
    id: 'paths',
    header: labels.paths,
    cell: ({ paths }) => {
      const all = paths.join(', ');
      return (
        <Text isMono isTruncated title={all}>
          {all}
        </Text>
      );
    },
    minWidth: 180,
  },
  {
    id: 'state',
    header: labels.state,
    cell: ({ isScanning }) => (
      <StatusDot tone={isScanning ? 'info' : 'success'} isBusy={isScanning}>
        {isScanning ? labels.scanning : labels.idle}
      </StatusDot>
    ),
    width: 184,
  },
];
