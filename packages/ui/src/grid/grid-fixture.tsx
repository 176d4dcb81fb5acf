import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { StatusDot } from '../components/StatusDot/StatusDot.tsx';
import type { StatusTone } from '../components/StatusDot/status-options.ts';
import { RestartIcon, StopIcon } from '../icons/actions.tsx';
import type { GridColumn } from './columns.ts';

/** A row in the stories of `Table` and `DataGrid`. */
export interface StoryServer {
  id: string;
  name: string;
  type: string;
  owner: string;
  status: 'Running' | 'Stopped' | 'Failed';
  streams: number;
  storage: number;
}

const names = ['cinema', 'attic', 'harbour', 'lantern', 'meadow', 'orchard', 'quartz', 'saffron', 'tundra', 'willow'];
const owners = ['Ada Admin', 'Casey Customer', 'Robin Customer', 'Sam Support'];
const types = ['Plex', 'Emby', 'Jellyfin'];
const statuses = ['Running', 'Running', 'Running', 'Stopped', 'Failed'] as const;
const tones: Record<StoryServer['status'], StatusTone> = { Running: 'success', Stopped: 'neutral', Failed: 'danger' };

/** Creates a number of servers, the same ones each time. */
export const makeServers = (count: number): StoryServer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index + 1}`,
    name: `${names[(index * 7) % names.length]}-${String(index + 1).padStart(2, '0')}`,
    type: types[index % types.length] ?? 'Plex',
    owner: owners[(index * 3) % owners.length] ?? 'Ada Admin',
    status: statuses[(index * 3) % statuses.length] ?? 'Running',
    streams: (index * 37) % 23,
    storage: ((index * 7919) % 4000) + 120,
  }));

const collator = new Intl.Collator('en-US', { numeric: true });
const gigabytes = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'gigabyte' });

export const serverColumns: readonly GridColumn<StoryServer>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (server) => server.name,
    compare: (a, b) => collator.compare(a.name, b.name),
    isRowHeader: true,
    isResizable: true,
    minWidth: 120,
  },
  { id: 'type', header: 'Type', cell: (server) => server.type, width: 104 },
  { id: 'owner', header: 'Owner', cell: (server) => server.owner, isResizable: true, minWidth: 120 },
  {
    id: 'status',
    header: 'Status',
    cell: (server) => <StatusDot tone={tones[server.status]}>{server.status}</StatusDot>,
    width: 120,
  },
  {
    id: 'streams',
    header: 'Streams',
    cell: (server) => server.streams,
    compare: (a, b) => a.streams - b.streams,
    isNumeric: true,
    width: 104,
  },
  {
    id: 'storage',
    header: 'Storage',
    cell: (server) => gigabytes.format(server.storage),
    compare: (a, b) => a.storage - b.storage,
    isNumeric: true,
    width: 112,
  },
];

const serverKey = (server: StoryServer) => server.id;
export const serverName = (server: StoryServer) => server.name;

/** The props that all stories share. */
export const serverArgs = { label: 'Servers', columns: serverColumns, rowKey: serverKey, rowName: serverName };

/** Returns the two buttons of a row. */
export const serverActions = (onAction: (action: string, id: string) => void) => (server: StoryServer) => (
  <Inline gap={4}>
    <IconButton
      size="small"
      label={`Restart ${server.name}`}
      icon={<RestartIcon />}
      onPress={() => onAction('restart', server.id)}
    />
    <IconButton
      size="small"
      label={`Stop ${server.name}`}
      icon={<StopIcon />}
      onPress={() => onAction('stop', server.id)}
    />
  </Inline>
);
