/** The identity and owner of the server: without them it would have to be claimed again, as another server. */
const kept = [
  'MachineIdentifier',
  'ProcessedMachineIdentifier',
  'AnonymousMachineIdentifier',
  'PlexOnlineToken',
  'PlexOnlineUsername',
  'PlexOnlineMail',
];

/**
 * Returns the attributes of a Plex server's preferences that survive a reset, as in the file, each after a space;
 * never to be logged.
 */
export function claimIn(preferences: string): string {
  // Matched one after another, so that text inside an attribute's value is not mistaken for an attribute.
  const attributes = [...preferences.matchAll(/([\w.:-]+)="([^"<]*)"/g)];
  const found = new Map(attributes.map(([text, name]) => [name, text]));
  return kept.map((name) => (found.has(name) ? ` ${found.get(name)}` : '')).join('');
}
