/** How much of a command a list shows (spec §9). */
export const commandLimit = 93;

/** A command cut to 93 characters with an ellipsis; counts characters as people do, so that no emoji is halved. */
export function truncateCommand(command: string): string {
  const characters = [...command];
  return characters.length > commandLimit ? `${characters.slice(0, commandLimit).join('')}…` : command;
}
