import ssh2 from 'ssh2';

/** Both halves as OpenSSH writes them: the private one in its own format, the public one as a line of `authorized_keys`. */
export interface KeyPair {
  public: string;
  private: string;
}

/**
 * A new ed25519 key. One in 256 that ssh2 makes is cut short where its public half begins with a zero, and nobody can
 * read it (mscdex/ssh2#1513); such a one is made anew.
 */
export function makeKeyPair(comment = ''): KeyPair {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519', { comment });
    if (![pair.public, pair.private].some((half) => ssh2.utils.parseKey(half) instanceof Error)) return pair;
  }
}
