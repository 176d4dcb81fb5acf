import type { ImageDraft } from '@kronos/api/contract';
import type { Services } from '../services/create-services.ts';

/** The images that can be chosen for the demo's products. */
const demoImages: readonly ImageDraft[] = [
  { type: 'plex', image: 'kronos/plex', tags: ['latest', 'beta'] },
  { type: 'emby', image: 'kronos/emby', tags: ['latest'] },
  { type: 'jellyfin', image: 'kronos/jellyfin', tags: ['latest', '10.9'] },
];

/** Adds the catalogue of images to a fresh demo. */
export async function seedImages({ imageCatalogue }: Pick<Services, 'imageCatalogue'>): Promise<void> {
  for (const image of demoImages) await imageCatalogue.create(image);
}
