import type { ContractTable } from './define.ts';

/** A body that does not fit its schema: where, and what is wrong there. */
export interface Mismatch {
  /** Such as `data.0.name`; empty for the body as a whole. */
  path: string;
  message: string;
}

/** Judges the body of an endpoint, named as `group.name`; undefined when it fits or nobody knows the endpoint. */
export type Validate = (endpoint: string, body: unknown) => Mismatch | undefined;

/**
 * Judges successful bodies by the contract. It only judges: bodies reach the caller as they came, so that a page
 * behaves the same in production, where no schema is loaded.
 */
export function createValidator(contract: ContractTable): Validate {
  return (endpoint, body) => {
    const [group = '', name = ''] = endpoint.split('.');
    const issue = contract[group]?.[name]?.response.safeParse(body).error?.issues[0];
    return issue && { path: issue.path.join('.'), message: issue.message };
  };
}
