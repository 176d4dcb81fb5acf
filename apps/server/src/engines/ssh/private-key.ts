import ssh2, { type ParsedKey } from 'ssh2';
import { fingerprintOf } from './fingerprint.ts';

/** The public half of a private key. */
export interface PublicHalf {
  /** As a line of `authorized_keys`. */
  publicKey: string;
  fingerprint: string;
}

const ownFormat = /^\s*-----BEGIN OPENSSH PRIVATE KEY-----/;

/** The types that machines still accept; every OpenSSH since 7.0 refuses DSA. */
const takenTypes = /^(?:ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp(?:256|384|521))$/;

/** Returns the fingerprint of a private key in any format; null if it cannot be read. */
export function fingerprintOfPrivate(text: string): string | null {
  const key = parse(text);
  return key instanceof Error ? null : fingerprintOf(key.getPublicSSH());
}

/** Reads a private key in OpenSSH's format, whose halves must match, or returns in one word why it cannot be used. */
export function readPrivateKey(text: string): PublicHalf | 'unreadable' | 'encrypted' {
  if (!ownFormat.test(text)) return 'unreadable';
  const key = parse(text);
  if (key instanceof Error) return key.message.startsWith('Encrypted ') ? 'encrypted' : 'unreadable';
  if (!takenTypes.test(key.type) || !isPair(key)) return 'unreadable';
  const half = key.getPublicSSH();
  // Without the key's comment, which anybody may have written: the line is pasted into a shell.
  return { publicKey: `${key.type} ${half.toString('base64')} kronos`, fingerprint: fingerprintOf(half) };
}

function parse(text: string): ParsedKey | Error {
  try {
    // For a file without a key, ssh2 returns undefined, despite its types.
    const key: ParsedKey | Error | undefined = ssh2.utils.parseKey(text);
    return key ?? new Error('There is no key in it.');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Whether both halves in the file match, which parsing does not check. */
function isPair(key: ParsedKey): boolean {
  const signature: Buffer | Error = key.sign('kronos');
  if (signature instanceof Error) return false;
  // May also be an error, despite the types of ssh2.
  const isTheirs: unknown = key.verify('kronos', signature);
  return isTheirs === true;
}
