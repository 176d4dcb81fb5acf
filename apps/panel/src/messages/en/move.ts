/** The move of servers to another node, for admins; loaded with its dialog. */
export default {
  'move.title': 'Move {name}?',
  'move.titleMany': 'Move {count, plural, one{# server} other{# servers}}?',
  'move.text':
    'All data is copied to the other node. Only when the server answers there is it removed here; if anything fails, it stays where it is.',
  'move.node': 'New node',
  'move.nodeHelp': 'A node that cannot take it says why.',
  'move.loading': 'Looking for nodes',
  'move.bestText': 'Whichever fits best when its turn comes.',
  'move.bestOfEach': 'The best node for each',
  'move.bestOfEachText': 'Each goes where it fits best when its turn comes.',
  'move.submit': 'Move',
  'move.noNode': 'Choose a node that can take it.',
  'move.stands': 'It stands still already, so nobody is interrupted.',
  'move.standsMany': 'They stand still already, so nobody is interrupted.',
  'move.outage':
    'Whatever is being watched ends. The outage takes {minutes, plural, =0{less than a minute} one{about a minute} other{about # minutes}}, judging by the last backup.',
  'move.outageMany':
    'Whatever is being watched ends. The outage of each takes up to {minutes, plural, =0{a minute} one{about a minute} other{about # minutes}}, judging by the last backups.',
  'move.outageUnknown':
    'Whatever is being watched ends. How long the outage takes depends on how much data there is; no backup tells that yet.',
  'move.address': 'The address changes with the node.',
} as const;
