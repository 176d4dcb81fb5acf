/** The move of servers to another node, for admins; loaded with its dialog. */
export default {
  'move.title': 'Move {name}?',
  'move.titleMany': 'Move {count, plural, one{# server} other{# servers}}?',
  'move.text':
    'All data is copied to the other node. The server is removed here only once it responds there; if anything fails, it stays where it is.',
  'move.node': 'New node',
  'move.nodeHelp': 'Nodes that are not suitable show the reason.',
  'move.loading': 'Loading the nodes',
  'move.bestText': 'The node that fits best when the server’s turn comes.',
  'move.bestOfEach': 'The best node for each',
  'move.bestOfEachText': 'Each moves to the node that fits best when its turn comes.',
  'move.submit': 'Move',
  'move.noNode': 'Choose a node that can take it.',
  'move.stands': 'It is stopped, so nobody is interrupted.',
  'move.standsMany': 'They are stopped, so nobody is interrupted.',
  'move.outage':
    'Running streams end. The outage takes {minutes, plural, =0{less than a minute} one{about a minute} other{about # minutes}}, judging by the last backup.',
  'move.outageMany':
    'Running streams end. The outage of each takes up to {minutes, plural, =0{a minute} one{about a minute} other{about # minutes}}, judging by the last backups.',
  'move.outageUnknown':
    'Running streams end. The outage depends on the amount of data; there is no backup yet to estimate it.',
  'move.address': 'The address changes with the node.',
} as const;
