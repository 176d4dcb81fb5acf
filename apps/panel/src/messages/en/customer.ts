/** The customer area. */
export default {
  'customer.dashboard.title': 'Your servers',
  'customer.dashboard.loading': 'Loading your servers',
  'customer.dashboard.updated': 'Last updated: {time}.',
  'customer.dashboard.empty.title': 'No servers yet',
  'customer.dashboard.empty.text': 'Your media servers appear here as soon as they have been set up for you.',
  'customer.dashboard.failed.title': 'Your servers could not be loaded',

  'customer.server.type.plex': 'Plex',
  'customer.server.type.emby': 'Emby',
  'customer.server.type.jellyfin': 'Jellyfin',
  'customer.server.status.running': 'Running',
  'customer.server.status.stopped': 'Stopped',
  'customer.server.status.starting': 'Starting',
  'customer.server.status.stopping': 'Stopping',
  'customer.server.status.restarting': 'Restarting',
  'customer.server.status.failed': 'Failed',
  'customer.server.status.unreachable': 'Unreachable',
  'customer.server.details': '{type} {version} on {node}',
  'customer.server.detailsWithoutVersion': '{type} on {node}',

  'customer.server.action.open': 'Open',
  'customer.server.action.start': 'Start',
  'customer.server.action.stop': 'Stop',
  'customer.server.action.restart': 'Restart',
  'customer.server.menu': 'More actions for {name}',
  'customer.server.requested': 'Asking for it',
  'customer.server.doing.start': 'Starting the server',
  'customer.server.doing.stop': 'Shutting the server down',
  'customer.server.doing.restart': 'Restarting the server',
  'customer.server.busy': 'Possible once the running action has ended',
  'customer.server.cutOff': 'Possible once the panel can be reached',

  'customer.server.ping': 'Ping',
  'customer.server.pingValue': '{ms} ms',
  'customer.server.noPing': 'No answer',
  'customer.server.pingHistory':
    'Ping of the last {count, plural, one{# check} other{# checks}}, between {least} and {most} ms',
  'customer.server.pingSilent': 'No answer in the last {count, plural, one{# check} other{# checks}}',

  'customer.server.note.unconfirmed': 'Not confirmed after 60 seconds. It may still happen; this card follows it.',
  'customer.server.note.unreachable': 'Its node does not answer. The state is from {age}.',
} as const;
