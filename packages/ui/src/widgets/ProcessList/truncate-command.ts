/** How much of a command a list shows (spec §9). */
export const commandLimit = 93;

/** A command cut to 93 characters, as people count them, with an ellipsis. */
export function truncateCommand(command: string): string {
  if (command.length <= commandLimit) return command;
  let kept = 0;
  for (const { index } of new Intl.Segmenter().segment(command)) {
    if (kept === commandLimit) return `${command.slice(0, index)}…`;
    kept += 1;
  }
  return command;
}
