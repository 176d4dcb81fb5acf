import ssh2 from 'ssh2';

/**
 * A key pair in OpenSSH's formats: the private key in its own format, the public key as a line of `authorized_keys`.
 */
export interface KeyPair {
  public: string;
  private: string;
}

/**
 * Makes a new ed25519 key. ssh2 truncates one in 256, whose public half begins with a zero, so that it cannot be
 * parsed (mscdex/ssh2#1513); such a key is made again.
 */
export function makeKeyPair(comment = ''): KeyPair {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519', { comment });
    if (![pair.public, pair.private].some((half) => ssh2.utils.parseKey(half) instanceof Error)) return pair;
  }
}
