import { expect, it } from 'vitest';
import { claimIn } from './plex-claim.ts';

it('keeps the identity of the server and the token of its owner, and nothing else', () => {
  const preferences = `<?xml version="1.0" encoding="utf-8"?>
<Preferences MachineIdentifier="a" FriendlyName="MachineIdentifier=&quot;b&quot;" PlexOnlineToken="c&amp;d" LanguageInCloud="1"/>`;
  expect(claimIn(preferences)).toBe(' MachineIdentifier="a" PlexOnlineToken="c&amp;d"');
});

it('keeps nothing of a server that was never claimed, nor of an invalid file', () => {
  expect(claimIn('<Preferences/>')).toBe('');
  expect(claimIn('PlexOnlineToken="<a>" MachineIdentifier=')).toBe('');
});
