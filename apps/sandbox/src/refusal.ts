const statuses = {
  'image-missing': 404,
  'container-missing': 404,
  'path-missing': 404,
  'name-taken': 409,
  'port-taken': 409,
  'bad-mount': 400,
  'bad-command': 400,
  'archive-missing': 404,
  'bad-archive': 400,
  'bad-request': 400,
  'disk-full': 507,
  'pull-failed': 502,
  'command-failed': 500,
  unreachable: 503,
  forbidden: 403,
  unknown: 500,
} as const;

export type RefusalCode = keyof typeof statuses;
export const refusalCodes = Object.keys(statuses) as RefusalCode[];

/** An operation that the sandbox refuses or fails, sent as `{code, message}` with the status of its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
  get status(): (typeof statuses)[RefusalCode] {
    return statuses[this.code];
  }
}
