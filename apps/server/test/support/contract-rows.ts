import { contract, type Contract, type Endpoint, replaceParams, type RequestOf } from '@kronos/api/contract';

/** The names of all endpoints, such as `customerServers.start`. */
export type EndpointId = { [G in keyof Contract]: `${G}.${keyof Contract[G] & string}` }[keyof Contract];

/** The endpoint with this name. */
export type EndpointOf<Id extends EndpointId> = Id extends `${infer G extends keyof Contract}.${infer N}`
  ? Extract<Contract[G][N & keyof Contract[G]], Endpoint>
  : never;

/** The request of an endpoint, optional where nothing is required. */
export type Asking<Id extends EndpointId> =
  Record<never, never> extends RequestOf<EndpointOf<Id>>
    ? [request?: RequestOf<EndpointOf<Id>>]
    : [request: RequestOf<EndpointOf<Id>>];

/** The parts of a call. */
export interface Parts {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Returns the path of a call. */
export function pathOf({ path }: Endpoint, { params = {}, query }: Parts): string {
  const filled = replaceParams(path, (name) => String(params[name]));
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) asked.append(key, String(value));
  return query ? `${filled}?${asked.toString()}` : filled;
}

/** Every endpoint of the contract with its name, for tests that cover new ones automatically. */
export const contractRows: readonly { id: string; endpoint: Endpoint }[] = Object.entries(contract).flatMap(
  ([group, endpoints]) => Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
);
