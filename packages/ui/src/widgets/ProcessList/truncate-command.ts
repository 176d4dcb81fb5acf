/** Maximum length of a command in a list, in characters (spec §9). */
export const commandLimit = 93;

/**
 * Returns a command cut to 93 visible characters, with an ellipsis.
 * @example
 * truncateCommand('docker run …')
 */
export function truncateCommand(command: string): string {
  if (command.length <= commandLimit) return command;
  let kept = 0;
  for (const { index } of new Intl.Segmenter().segment(command)) {
    if (kept === commandLimit) return `${command.slice(0, index)}…`;
    kept += 1;
  }
  return command;
}
