import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { instant } from './schemas/common.ts';
import { fieldHints } from './schemas/field-hints.ts';
import { listFilter } from './schemas/list.ts';

/** What an admin writes. */
const draft = z.object({
  /** As it stands before the images of it; `docker.io` is that of images without one. */
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
  /** Or a token that it takes for one. Left out or empty, the one that is kept. */
  password: z.string().max(2000, 'At most 2000 characters').register(fieldHints, { kind: 'password' }).optional(),
});
export type RegistryDraft = z.infer<typeof draft>;

/** One as admins see it. The password is never answered. */
const record = z.object({
  id: z.number().int(),
  host: z.string(),
  username: z.string(),
  /** The images of the catalogue that are in it. */
  images: z.number().int(),
  /** The servers that run an image of it. */
  servers: z.number().int(),
  /** When an image was pulled with the account last. */
  used_at: instant.nullable(),
  /** Why it could not be since, in the words of the registry. */
  failure: z.string().nullable(),
  created_at: instant,
});
export type Registry = z.infer<typeof record>;

/** A second one of the same host would be refused, so what a run has made is not there to be changed. */
const sample = { needs: 'a registry whose account may change' } as const;

const { update, remove, ...rows } = resource({
  path: '/api/admin/integrations/docker/registries',
  who: 'admin',
  group: 'adminRegistries',
  many: 'registries',
  filter: listFilter({ sorts: ['host', 'images', 'servers', 'used_at'] }),
  record,
  body: draft,
  sample: { body: { host: 'registry.example.com', username: 'kronos', password: 'a-token' } },
  summary: {
    list: 'The registries to which nodes sign in when they pull an image; `q` searches host and user.',
    one: 'One registry. Its password is never answered.',
    create: 'Adds a registry. It is asked once an image of it is pulled.',
    update: 'Changes the account of a registry. One with another host or user needs its password again.',
    remove: 'Deletes a registry. Its images are pulled without signing in from then on.',
  },
});
export const adminRegistries = defineEndpoints({
  ...rows,
  update: { ...update, sample },
  remove: { ...remove, sample },
});
