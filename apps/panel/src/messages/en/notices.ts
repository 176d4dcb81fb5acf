/** Toasts and dialogs; loaded with the parts that show them. Quoted texts are spec §8, to the letter. */
export default {
  'notices.done': 'Done!',
  'notices.whoops': 'Whoops!',
  'notices.failed': 'Something went wrong',
  'notices.unanswered':
    'The panel did not answer, so it is not certain that it received this. The card shows what became of it once the panel can be reached.',
  'notices.server.started': 'The server has been started',
  'notices.server.stopped': 'The server has been shut down',
  'notices.server.restarted': 'The server has been restarted',
} as const;
