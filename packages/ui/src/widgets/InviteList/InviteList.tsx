import { type ReactNode, useMemo } from 'react';
import { DataGrid } from '../../components/DataGrid/DataGrid.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { useKeptFocus } from '../../grid/use-kept-focus.ts';
import { DeleteIcon, EditIcon } from '../../icons/actions.tsx';
import { type InviteState, inviteTones } from './invite-states.ts';
import { defaultInviteListLabels, type InviteListLabels } from './labels.ts';
import { type LibraryNames, VisibleLibraries } from './VisibleLibraries.tsx';

export interface InviteRow {
  id: string;
  /** The name of the person, or the address if there is none. */
  name: string;
  email: string | null;
  /** The name of the media server, in a list of several. With it there is a column of servers. */
  server?: string | undefined;
  state: InviteState;
  /** The names of the libraries that the person may see. */
  libraries: LibraryNames;
  /** Whether the person administers the media server, and cannot be changed here. */
  isAdmin: boolean;
  /** The start of the access or of the invitation; null when unknown. */
  since: ReactNode;
}

export interface InviteListProps {
  /** The name of the list. */
  label: string;
  /** Keep the list stable between renders. */
  rows: readonly InviteRow[];
  /** Returns the address of a person's page by id, which makes the name a link. Keep it stable between renders. */
  hrefOf?: ((id: string) => string) | undefined;
  /** Called with the id of the person whose libraries are to be changed. */
  onChange: (id: string) => void;
  /** Called with the id of the person to remove. Ask first: it cannot be undone. */
  onRemove: (id: string) => void;
  /** The id of the element that explains why nothing can be changed at present; the buttons then do nothing. */
  barrierId?: string | undefined;
  /** The content shown when nobody is invited. */
  empty?: ReactNode;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<InviteListLabels> | undefined;
}

/** Beyond this many rows only those in view are drawn. */
const mostDrawn = 500;

/**
 * The people with access to a media server, or invited to it.
 * @example
 * <InviteList label="Invites" rows={rows} onChange={change} onRemove={remove} />
 */
export function InviteList(props: InviteListProps) {
  const { label, rows, hrefOf, onChange, onRemove, barrierId, empty, labels: words } = props;
  const labels = useMemo(() => ({ ...defaultInviteListLabels, ...words }), [words]);
  const hasServers = rows.some(({ server }) => server !== undefined);
  const columns = useMemo(() => columnsOf(labels, { hasServers, hrefOf }), [labels, hasServers, hrefOf]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const remember = useKeptFocus(keys);
  const barrier = {
    isUnavailable: barrierId !== undefined,
    ...(barrierId !== undefined && { 'aria-describedby': barrierId }),
  };

  const actions = ({ id, name, isAdmin }: InviteRow) =>
    !isAdmin && (
      <>
        <IconButton
          {...barrier}
          size="small"
          label={labels.change(name)}
          icon={<EditIcon />}
          onPress={({ target }) => {
            remember(target);
            onChange(id);
          }}
        />
        <IconButton
          {...barrier}
          size="small"
          label={labels.remove(name)}
          icon={<DeleteIcon />}
          onPress={({ target }) => {
            remember(target);
            onRemove(id);
          }}
        />
      </>
    );
  const grid = {
    label,
    rows,
    columns,
    rowKey: keyOf,
    rowName: nameOf,
    empty,
    rowActions: actions,
  };
  return rows.length > mostDrawn ? <DataGrid {...grid} /> : <Table {...grid} />;
}

const keyOf = ({ id }: InviteRow) => id;
const nameOf = ({ name }: InviteRow) => name;

interface Columns {
  hasServers: boolean;
  hrefOf: InviteListProps['hrefOf'];
}

const columnsOf = (labels: InviteListLabels, { hasServers, hrefOf }: Columns): readonly GridColumn<InviteRow>[] => [
  {
    id: 'name',
    header: labels.name,
    cell: ({ id, name }) => (hrefOf ? <Link href={hrefOf(id)}>{name}</Link> : name),
    isRowHeader: true,
    minWidth: 160,
  },
  { id: 'email', header: labels.email, cell: ({ email }) => email, minWidth: 180 },
  ...(hasServers
    ? [{ id: 'server', header: labels.server, cell: ({ server }: InviteRow) => server, minWidth: 120 }]
    : []),
  {
    id: 'libraries',
    header: labels.libraries,
    cell: ({ libraries }) => <VisibleLibraries libraries={libraries} labels={labels} />,
    minWidth: 160,
  },
  {
    id: 'state',
    header: labels.state,
    cell: ({ state, isAdmin }) => (
      <StatusDot tone={inviteTones[state]}>{isAdmin ? labels.administrator : labels.states[state]}</StatusDot>
    ),
    width: 150,
  },
  { id: 'since', header: labels.since, cell: ({ since }) => since, width: 152 },
];
