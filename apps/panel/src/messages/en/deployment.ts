/** How servers are named and placed. */
export default {
  'deployment.title': 'Deployment',
  'deployment.text': 'How new servers are named and placed. Existing servers stay as they are.',
  'deployment.saved': 'The deployment settings have been saved.',
  'deployment.failed': 'The deployment settings could not be loaded',
  'deployment.loading': 'Loading the deployment settings',

  'deployment.placement': 'Placement',
  'deployment.placement.text':
    'Nodes that are down, full or too small are never chosen. An admin can always choose the node.',
  'deployment.policy': 'Which node a server is placed on',
  'deployment.policy.balanced': 'The node with the most room',
  'deployment.policy.balanced.help': 'Weighs free memory, free CPU time and room for more servers.',
  'deployment.policy.spread': 'The node with the fewest servers',
  'deployment.policy.spread.help': 'Few customers are affected when a node fails.',
  'deployment.policy.fill': 'The node with the most servers that still has room',
  'deployment.policy.fill.help': 'Few nodes are needed; others stay empty for large products.',

  'deployment.names': 'Names',
  'deployment.names.text':
    'For servers that are not given a name. {variables} stand for the owner, the product and the media server; a number is added if the owner already has a server with that name.',
  'deployment.server_name': 'Name of a server',
  'deployment.trial_name': 'Name of a trial',
  'deployment.example': 'For example: {name}',
  'deployment.example.user': 'Casey',
  'deployment.example.product': 'Cinema',

  'deployment.ports': 'Ports of new nodes',
  'deployment.ports.text':
    'Every server on a node gets a port from this range. Linux uses ports above 32767 for its own connections.',
  'deployment.port_first': 'First port',
  'deployment.port_last': 'Last port',
} as const;
