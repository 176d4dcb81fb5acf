/** Fields with secret values: kept out of the structured log and out of the audit log. */
export const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'passwordHash',
  'token',
  'tokenHash',
  'return_key',
  'returnKeyHash',
  'x-xsrf-token',
  'secret',
  'code',
  'codeHash',
  'challenge',
  /** The address of a node's engine contains its keys. */
  'engine',
  'privateKey',
  'ssh_private_key',
  'tls_key',
  'rclone_config',
] as const;

export const censor = '[redacted]';

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const secrets = new Set(secretNames.map(plain));

/** Returns a copy without the values of secret fields, at any depth; names are compared by their letters only. */
export function redact(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, secrets.has(plain(name)) ? censor : within(part)]),
  );
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? redact({ ...value }) : value;
}
