import type { ContractTable } from './define.ts';

/**
 * The place and the problem of a body that does not match its schema.
 * @example
 * const { path, message }: Mismatch = { path: 'data.0.name', message: 'Expected string' }
 */
export interface Mismatch {
  /** The place, such as `data.0.name`; empty for the body as a whole. */
  path: string;
  message: string;
}

/**
 * Checks the body of an endpoint, named as `group.name`. Returns undefined when it matches or the endpoint is unknown.
 * @example
 * const mismatch = validate('customerServers.list', body)
 */
export type Validate = (endpoint: string, body: unknown) => Mismatch | undefined;

/**
 * Creates a validator of successful bodies. It changes nothing: bodies reach the caller as received, so that a page
 * behaves the same in production, where no schema is loaded.
 * @example
 * createClient({ ...options, validate: createValidator(contract) })
 */
export function createValidator(contract: ContractTable): Validate {
  return (endpoint, body) => {
    const [group = '', name = ''] = endpoint.split('.');
    const issue = contract[group]?.[name]?.response.safeParse(body).error?.issues[0];
    return issue && { path: issue.path.join('.'), message: issue.message };
  };
}
