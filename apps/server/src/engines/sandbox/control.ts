import type { ZodType } from 'zod';
import { engineError, networkFailure } from '../failures.ts';
import type { EngineError } from '../port.ts';
import { refusalAnswer } from './wire.ts';

export interface ControlRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: readonly (readonly [string, string])[];
  json?: unknown;
  stream?: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

/** Calls the control API of the sandbox for one node; refusals become `EngineError`s. */
export function createControl(url: string, node: string) {
  const base = new URL(`/nodes/${encodeURIComponent(node)}/`, url);

  async function send({ method = 'GET', path, query = [], json, stream, signal }: ControlRequest): Promise<Response> {
    const target = new URL(path, base);
    for (const [key, value] of query) target.searchParams.append(key, value);
    const headers = new Headers({ 'X-Kronos-Sandbox': '1' });
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    const body = stream ?? (json === undefined ? null : JSON.stringify(json));
    // fetch requires `duplex` for a streamed body.
    const response = await fetch(target, { method, headers, body, signal, ...(stream && { duplex: 'half' }) });
    if (response.ok) return response;
    const refusal = refusalAnswer.safeParse(await response.json());
    throw refusal.success ? engineError(refusal.data.code, refusal.data) : new Error(`status ${response.status}`);
  }

  /** Sends a request and parses the response by its schema. */
  const ask = async <T>(schema: ZodType<T>, request: ControlRequest): Promise<T> =>
    schema.parse(await (await send(request)).json());

  return { send, ask };
}

/** Converts a failure of `fetch`. */
export function explain(error: unknown): EngineError {
  return engineError(networkFailure(error) ?? 'unknown', error);
}

/** Returns the path of a container below its node; ids and names are escaped. */
export function containerPath(id: string, action = ''): string {
  return `containers/${encodeURIComponent(id)}${action && `/${action}`}`;
}
