import { z } from 'zod';
import { libraryKinds } from './media.ts';

/** A folder of the node that can become a library of the media server. */
export const injectablePath = z.object({
  /** The id of the library path. */
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(libraryKinds),
  /** The absolute path inside the container. */
  path: z.string(),
  /** The library of the media server with this folder; null when there is none. */
  library_id: z.string().nullable(),
});
export type InjectablePath = z.infer<typeof injectablePath>;

/**
 * The outcome for a library path. `name-taken`: the media server has a library of this name with other folders.
 * `path-missing`: the container does not have the folder until the server is rebuilt. `one-kind-each`: the product has
 * no libraries of mixed content. `failed`: the media server did not respond as expected; the remaining paths were tried
 * all the
 * same.
 */
export const injectionOutcomes = [
  'added',
  'unchanged',
  'removed',
  'name-taken',
  'path-missing',
  'one-kind-each',
  'failed',
] as const;
export type InjectionOutcome = (typeof injectionOutcomes)[number];

export const injection = z.object({
  id: z.number().int(),
  name: z.string(),
  outcome: z.enum(injectionOutcomes),
});
export type Injection = z.infer<typeof injection>;
