import { contract, type Endpoint } from '@kronos/api/contract';

/** Every endpoint of the contract with its name, for tests that grow by themselves. */
export const contractRows: readonly { id: string; endpoint: Endpoint }[] = Object.entries(contract).flatMap(
  ([group, endpoints]) => Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
);
