import type { CollectionRow } from '../exports/CollectionList.ts';
import type { CommandGroup } from '../exports/CommandMenu.ts';
import type { Option } from '../exports/ComboBox.ts';
import { DashboardIcon, MoonIcon, NodeIcon, RestartIcon, ServerIcon, UserIcon } from '../exports/icons.ts';
import type { CdnHostOption } from '../exports/CdnHostPicker.ts';
import type { InjectRow } from '../exports/InjectList.ts';
import type { ComparedPerson } from '../exports/BackupCompare.ts';
import type { InviteBackupRow } from '../exports/InviteBackupList.ts';
import type { InviteRow } from '../exports/InviteList.ts';
import type { KeyValue } from '../exports/KeyValueField.ts';
import type { LibraryRow } from '../exports/LibraryList.ts';
import type { NotificationRow } from '../exports/NotificationBell.ts';
import type { ProcessDetail } from '../exports/ProcessDrawer.ts';
import type { SearchResult, SearchSection } from '../exports/SearchDialog.ts';
import type { ShortcutGroup } from '../exports/ShortcutSheet.ts';
import type { SyncServer } from '../exports/SyncForm.ts';

// One invented fleet, so that all components show the same data. Fixed, so that screenshots are.

export const serverTypes = [
  { id: 'plex', label: 'Plex' },
  { id: 'emby', label: 'Emby' },
  { id: 'jellyfin', label: 'Jellyfin' },
];

export const nodes: readonly Option[] = [
  { id: 'fsn', label: 'Falkenstein', description: '12 of 20 places free' },
  { id: 'hel', label: 'Helsinki', description: '4 of 20 places free' },
  { id: 'ash', label: 'Ashburn', description: 'Full', isDisabled: true },
];

export const libraries: readonly Option[] = [
  { id: 'films', label: 'Films' },
  { id: 'series', label: 'Series' },
  { id: 'music', label: 'Music' },
];

export const mediaLibraries: readonly LibraryRow[] = [
  { id: 'films', name: 'Films', kind: 'Movies', paths: ['/mnt/films', '/mnt/classics'], isScanning: false },
  { id: 'series', name: 'Series', kind: 'Shows', paths: ['/mnt/series'], isScanning: true },
];

export const collections: readonly CollectionRow[] = [
  { id: '1', name: 'Sunday evening', library: 'Films', titles: '12', kind: 'titles', sort: 'custom' },
  { id: '2', name: 'Old westerns', library: 'Films', titles: '1,204', kind: 'rule', sort: 'release' },
];

export const cdnHosts: readonly CdnHostOption[] = [
  { id: '1', name: 'Frankfurt', isDown: false, isUsed: true, isPreferred: true, here: 18, panel: 9 },
  { id: '2', name: 'Amsterdam', isDown: false, isUsed: false, isPreferred: false, here: 11, panel: 14 },
];

export const injectable: readonly InjectRow[] = [
  { id: 'films', name: 'Films', kind: 'Movies', path: '/mnt/films', isAdded: true },
  { id: 'concerts', name: 'Concerts', kind: 'Music', path: '/mnt/concerts', isAdded: false },
];

export const inviteBackups: readonly InviteBackupRow[] = [
  { id: 'move', name: 'Before the move', server: 'cinema', people: '3', created: '2 days ago', isOwn: true },
  { id: 'old', name: 'Spring', server: null, people: '12', created: '5 months ago', isOwn: true },
];

export const comparedPeople: readonly ComparedPerson[] = [
  { id: 'robin', name: 'Robin Reseller', saved: ['Films'], live: ['Films'], drift: 'same' },
  { id: 'kim', name: 'Kim Customer', saved: ['Films', 'Series'], live: null, drift: 'missing' },
];

export const syncServers: readonly SyncServer[] = [
  { id: 1, name: 'cinema' },
  { id: 2, name: 'attic' },
  { id: 3, name: 'cellar' },
];

export const invites: readonly InviteRow[] = [
  {
    id: 'robin',
    name: 'Robin Reseller',
    email: 'robin@kronos.test',
    state: 'accepted',
    libraries: ['Films'],
    isAdmin: false,
    since: '3 weeks ago',
  },
  {
    id: 'kim',
    name: 'kim@kronos.test',
    email: 'kim@kronos.test',
    state: 'no-account',
    libraries: 'all',
    isAdmin: false,
    since: 'yesterday',
  },
];

export const people = ['Ada Admin', 'Casey Customer', 'Robin Reseller', 'Morgan Mod', 'Sam Support', 'Kim Lee'].map(
  (name) => ({ id: name, name }),
);

export const variables: readonly KeyValue[] = [
  { id: 'a', name: 'TZ', value: 'Europe/Berlin' },
  { id: 'b', name: 'PUID', value: '1000' },
];

export const script = `#!/bin/sh
for library in films series; do
  scan "$library"
done`;

export const announcement =
  '<h3>Moving day</h3><p>We move <strong>cinema</strong> on Sunday night. Read <a href="#editors">how</a>.</p><ul><li><p>Libraries stay</p></li><li><p>Nothing is deleted</p></li></ul>';

export const commands: CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, href: '#start' },
      { id: 'status', label: 'Status', icon: <ServerIcon />, href: '#charts', words: 'uptime' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      { id: 'restart', label: 'Restart cinema', icon: <RestartIcon />, description: 'Plex' },
      { id: 'theme', label: 'Switch the theme', icon: <MoonIcon />, keys: 'Mod+B' },
    ],
  },
];

export const shortcuts: ShortcutGroup[] = [
  {
    id: 'everywhere',
    title: 'Everywhere',
    shortcuts: [
      { keys: 'Mod+K', label: 'Search' },
      { keys: '?', label: 'Show the shortcuts' },
      { keys: 'Escape', label: 'Close what is open' },
    ],
  },
];

export const searchSections: SearchSection[] = [
  { id: 'users', label: 'Users', actionLabel: 'Search users', icon: <UserIcon /> },
  { id: 'nodes', label: 'Nodes', actionLabel: 'Search nodes', icon: <NodeIcon /> },
  { id: 'services', label: 'Services', actionLabel: 'Search services', icon: <ServerIcon /> },
];

const things: SearchResult[] = [
  { id: '1', section: 'users', name: 'Casey Customer', description: 'customer@kronos.test', target: '#data' },
  { id: '1', section: 'nodes', name: 'falkenstein-1', description: '4 services', target: '#data' },
  { id: '7', section: 'services', name: 'cinema', description: 'Plex of Casey Customer', target: '#data' },
];

/** Finds entries by a part of their name, as a server would. */
export const find = async (text: string, { section }: { section: string | undefined }): Promise<SearchResult[]> =>
  things.filter(
    (thing) =>
      thing.name.toLowerCase().includes(text.toLowerCase()) && (section === undefined || thing.section === section),
  );

export const notifications: NotificationRow[] = [
  { id: 5, title: 'A backup of cinema is ready', when: '3 minutes ago', isRead: false },
  { id: 4, title: 'Maintenance of falkenstein-1 on Sunday night', when: '2 hours ago', isRead: false },
  { id: 3, title: 'Your invitation was accepted', when: 'yesterday', isRead: true },
];

export const processes: ProcessDetail[] = [
  {
    id: 3,
    state: 'running',
    stateLabel: 'Running',
    command: 'start cinema',
    node: 'falkenstein-1',
    when: 'now',
    dateTime: '2026-11-21T10:04:00Z',
  },
  {
    id: 2,
    state: 'failed',
    stateLabel: 'Failed',
    command: 'docker run --name cinema --publish 4601:32400 --volume /srv/cinema:/config plex:1.41.3',
    node: 'helsinki-1',
    when: '3 minutes ago',
    dateTime: '2026-11-21T10:01:00Z',
    duration: '4 s',
    result: 'port 4601 is already allocated',
  },
  {
    id: 1,
    state: 'succeeded',
    stateLabel: 'Succeeded',
    command: 'stop living-room',
    when: '12 minutes ago',
    dateTime: '2026-11-21T09:52:00Z',
    duration: '2 s',
    result: '',
  },
];

export const shareColumns = [
  { id: 'films', library: 'Films', server: 'cinema' },
  { id: 'series', library: 'Series', server: 'cinema' },
  { id: 'attic', library: 'Films', server: 'attic' },
];
export const sharePeople = [
  { id: 'robin', name: 'Robin', marks: ['accepted', 'accepted', 'none'] },
  { id: 'sam', name: 'sam@example.test', marks: ['pending', 'none', 'missing'] },
] as const;
