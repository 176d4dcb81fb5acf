import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { instant } from './schemas/common.ts';
import { fieldHints } from './schemas/field-hints.ts';
import { listFilter } from './schemas/list.ts';

/** The fields that an admin fills in. */
const draft = z.object({
  /** The host as it precedes the names of images; `docker.io` is the registry of images without one. */
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(200, 'At most 200 characters')
    .regex(
      /^(?:localhost(?::\d{1,5})?|(?=.*[.:])[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)$/,
      'Enter the host of a registry, such as ghcr.io or registry.example.com:5000',
    )
    .meta({ examples: ['ghcr.io'] }),
  username: z.string().trim().min(1, 'Enter a user name').max(200, 'At most 200 characters'),
  /** A password or an access token. If omitted or empty, the stored one is kept. */
  password: z.string().max(2000, 'At most 2000 characters').register(fieldHints, { kind: 'password' }).optional(),
});
export type RegistryDraft = z.infer<typeof draft>;

/** A registry as admins see it. The password is never returned. */
const record = z.object({
  id: z.number().int(),
  host: z.string(),
  username: z.string(),
  /** How many images of the catalogue are in it. */
  images: z.number().int(),
  /** How many servers run an image from it. */
  servers: z.number().int(),
  /** When the account was last used to pull an image. */
  used_at: instant.nullable(),
  /** Why pulls have failed since, in the registry's words. */
  failure: z.string().nullable(),
  created_at: instant,
});
export type Registry = z.infer<typeof record>;

export const adminRegistries = defineEndpoints({
  ...resource({
    path: '/api/admin/integrations/docker/registries',
    who: 'admin',
    group: 'adminRegistries',
    many: 'registries',
    filter: listFilter({ sorts: ['host', 'images', 'servers', 'used_at'] }),
    record,
    body: draft,
    // Hosts are unique, so a conformance run cannot create a second registry to change.
    sample: {
      body: { host: 'registry.example.com', username: 'kronos', password: 'a-token' },
      needs: 'a registry whose account may change',
    },
    summary: {
      list: 'Returns the registries to which nodes sign in when they pull an image; `q` searches host and user.',
      one: 'Returns one registry. Its password is never returned.',
      create: 'Creates a registry. It is not contacted until one of its images is pulled.',
      update: 'Changes the account of a registry. A change of host or user requires the password again.',
      remove: 'Deletes a registry. From then on, its images are pulled without signing in.',
    },
  }),
});
