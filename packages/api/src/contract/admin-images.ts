import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { instant } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { serverTypes } from './schemas/server.ts';

const tag = z
  .string()
  .trim()
  .regex(/^\w[\w.-]{0,127}$/, 'Enter tags such as latest or 1.40');

/** The fields that an admin fills in. */
const draft = z.object({
  type: z.enum(serverTypes),
  /** Without a tag. */
  image: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(
      /^(?:[a-z0-9.-]+(?::\d{1,5})?\/)?[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/,
      'Enter an image without a tag, such as linuxserver/plex',
    )
    .meta({ examples: ['linuxserver/plex'] }),
  /** The tags that products may use, the preferred one first. */
  tags: z
    .array(tag)
    .min(1, 'Enter a tag')
    .max(50, 'At most 50 tags')
    .refine((tags) => new Set(tags).size === tags.length, 'Use each tag only once'),
});
export type ImageDraft = z.infer<typeof draft>;

/** An image of the catalogue as admins see it. */
const record = draft.extend({
  id: z.number().int(),
  /** How many products run it, whatever the tag. */
  products: z.number().int(),
  /** How many servers run it, whatever the tag. */
  servers: z.number().int(),
  created_at: instant,
});
export type Image = z.infer<typeof record>;

export const adminImages = defineEndpoints({
  ...resource({
    path: '/api/admin/images',
    who: 'admin',
    group: 'adminImages',
    many: 'images',
    filter: listFilter({ sorts: ['image', 'products', 'servers', 'created_at'] }).extend({
      type: z.enum(serverTypes).optional(),
    }),
    record,
    body: draft,
    // Names are unique, so a conformance run cannot create a second image to change.
    sample: {
      body: { type: 'plex', image: 'linuxserver/plex', tags: ['latest'] },
      needs: 'a catalogue image that may be changed',
    },
    summary: {
      list: 'Returns the images that products can use, by server type; `q` searches image and tags.',
      one: 'Returns one image of the catalogue.',
      create: 'Adds an image to the catalogue. No registry is contacted.',
      update: 'Changes an image of the catalogue. Products and servers keep the image they use.',
      remove: 'Deletes an image from the catalogue. Products and servers keep the image they use.',
    },
  }),
});
