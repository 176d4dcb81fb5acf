/** Who the server is, and whose: without them a person would have to claim it again, as another server. */
const kept = [
  'MachineIdentifier',
  'ProcessedMachineIdentifier',
  'AnonymousMachineIdentifier',
  'PlexOnlineToken',
  'PlexOnlineUsername',
  'PlexOnlineMail',
];

/** What of a Plex server's preferences outlives their reset, as attributes in the file's own words, a space before each; never to be logged. */
export function claimIn(preferences: string): string {
  // One after the other, so that what looks like an attribute inside of another's value is none.
  const attributes = [...preferences.matchAll(/([\w.:-]+)="([^"<]*)"/g)];
  const found = new Map(attributes.map(([text, name]) => [name, text]));
  return kept.map((name) => (found.has(name) ? ` ${found.get(name)}` : '')).join('');
}
