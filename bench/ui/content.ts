// The content of every page: the same rows, labels and order, so that only the kits differ.

export interface Server {
  id: string;
  name: string;
  type: string;
  state: string;
  users: number;
}

const types = ['Plex', 'Emby', 'Jellyfin'] as const;
const states = ['Running', 'Stopped'] as const;

export const servers: readonly Server[] = Array.from({ length: 20 }, (_, index) => ({
  id: `s${index}`,
  name: `server-${index + 1}`,
  type: types[index % types.length] ?? types[0],
  state: states[index % states.length] ?? states[0],
  users: (index * 7) % 23,
}));

export const options = types.map((label) => ({ id: label.toLowerCase(), label }));

export const views = [
  { id: 'overview', label: 'Overview', text: 'Everything at a glance.' },
  { id: 'logs', label: 'Logs', text: 'What the server wrote.' },
  { id: 'settings', label: 'Settings', text: 'What can be changed.' },
];

export const actions = ['Start', 'Stop', 'Restart'];

export const words = {
  save: 'Save',
  name: 'Server name',
  help: 'Shown to its users.',
  type: 'Type',
  rename: 'Rename',
  renameTitle: 'Rename server',
  renameText: 'People who use it see the new name at once.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  notify: 'Notify',
  started: 'Server started',
  startedText: 'It answers again.',
  servers: 'Servers',
  views: 'Views',
  actions: 'Actions',
  columns: { name: 'Server', type: 'Type', state: 'State', users: 'Users' },
};
