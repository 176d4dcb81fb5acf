/**
 * The kinds of channels, as shown by their prefix. Encrypted channels are private ones whose data is opaque to the
 * server.
 */
export type ChannelKind = 'public' | 'private' | 'presence';

/** Returns the kind of a channel, or why it cannot be joined. */
export function readChannelName(name: string): ChannelKind | { refusal: string } {
  if (!isChannelName(name)) return { refusal: 'The name is empty, too long or has characters that are not allowed.' };
  if (/^(private-|presence-|private-encrypted-)?cache-/.test(name)) {
    return { refusal: 'Cache channels are not supported.' };
  }
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** Whether a name is valid for a channel; `#server-to-user-…` is not, as nobody may join it. */
export const isChannelName = (name: string): boolean => /^[A-Za-z0-9_\-=@,.;]{1,200}$/.test(name);
