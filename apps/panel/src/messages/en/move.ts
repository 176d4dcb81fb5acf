/** The move of servers to another node, for admins; loaded with its dialog. */
export default {
  'move.title': 'Move {name}?',
  'move.titleMany': 'Move {count, plural, one{# server} other{# servers}}?',
  'move.text':
    'All data is copied to the other node. The server is removed here only once it responds there; if anything fails, it stays where it is.',
  'move.node': 'New node',
  'move.nodeHelp': 'Nodes that are not suitable show why.',
  'move.loading': 'Loading the nodes',
  'move.bestText': 'The node that fits best when the server’s turn comes.',
  'move.bestOfEach': 'The best node for each',
  'move.bestOfEachText': 'Each moves to the node that fits best when its turn comes.',
  'move.submit': 'Move',
  'move.noNode': 'Choose a suitable node.',
  'move.stands': 'It is stopped, so no streams are interrupted.',
  'move.standsMany': 'They are stopped, so no streams are interrupted.',
  'move.outage':
    'Running streams end. The outage lasts {minutes, plural, =0{less than a minute} one{about a minute} other{about # minutes}}, judging by the last backup.',
  'move.outageMany':
    'Running streams end. Each outage lasts up to {minutes, plural, =0{a minute} one{about a minute} other{about # minutes}}, judging by the last backups.',
  'move.outageUnknown':
    'Running streams end. The outage depends on the amount of data; there is no backup yet to estimate it from.',
  'move.address': 'The address changes with the node.',
} as const;
