import type { ProductType, ServerType } from '@kronos/api/contract';
import { adminImages } from '@kronos/api/routes/admin-images';
import type { LoadOptions } from '@kronos/ui/ComboBox';
import { dataOf } from '../../stores/data-of.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

const serverTypes: readonly string[] = ['plex', 'emby', 'jellyfin'] satisfies ServerType[];
const isServer = (type: ProductType | undefined): type is ServerType => serverTypes.includes(type ?? '');

/** Finds images of the catalogue, each with its tags. */
export function createImageFinder({ api: base }: StoreDeps) {
  const api = base.extend({ adminImages });
  const of =
    (type: ProductType | undefined): LoadOptions =>
    async (q, signal) => {
      // The input may contain a tag, but the search is by name.
      const [text = ''] = q.split(':');
      const query = {
        q: text,
        sort: 'image',
        direction: 'asc',
        per_page: 25,
        ...(isServer(type) && { type }),
      } as const;
      const { data } = dataOf(await api.adminImages.list({ query }, { signal }));
      return data
        .flatMap(({ image, tags }) => tags.map((tag) => `${image}:${tag}`))
        .filter((reference) => reference.includes(q))
        .map((reference) => ({ id: reference, label: reference }));
    };
  return { of };
}
