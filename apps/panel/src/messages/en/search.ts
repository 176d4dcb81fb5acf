/**
 * The admins' search, the commands of other users, and the sheet of shortcuts. Quoted texts are spec §2, to the
 * letter.
 */
export default {
  'search.placeholder': 'Search, or type a command',
  'search.users': 'Users',
  'search.nodes': 'Nodes',
  'search.services': 'Services',
  'search.action.users': 'Search users',
  'search.action.nodes': 'Search nodes',
  'search.action.services': 'Search services',
  'search.removeFilter': 'Remove filter {section}',
  'search.quickActions': 'Quick actions',
  'search.results': 'Results',
  'search.recents': 'Recent',
  'search.searching': 'Searching',
  'search.count': '{count, plural, one{# result} other{# results}}',
  'search.empty': "We couldn't find any result with that term. Please try again.",
  'search.failed': 'The search did not respond. Nothing was changed.',

  'search.commands.title': 'Commands',
  'search.commands.placeholder': 'Go to a page or do something',
  'search.commands.pages': 'Go to',
  'search.commands.actions': 'Actions',
  'search.commands.empty': 'There is no page or command with that name.',
  'search.commands.count': '{count, plural, one{# command} other{# commands}}',
  'search.commands.toDark': 'Switch to the dark theme',
  'search.commands.toLight': 'Switch to the light theme',
  'search.commands.signOut': 'Sign out',

  'search.keys.everywhere': 'Everywhere',
  'search.keys.search': 'Search',
  'search.keys.commands': 'Show the commands',
  'search.keys.sheet': 'Show the shortcuts',
  'search.keys.close': 'Close the open dialog',
  'search.keys.lists': 'In the list of results',
  'search.keys.next': 'Next result',
  'search.keys.previous': 'Previous result',
  'search.keys.take': 'Choose the result',
} as const;
