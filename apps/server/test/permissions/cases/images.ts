import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';

const draft = () => ({ type: 'plex' as const, image: `mark/image-${freshNumber()}`, tags: ['latest'] });
const anImage = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.imageCatalogue.create(draft()) },
});

export const imageCases: Cases = {
  'adminImages.one': anImage,
  'adminImages.create': () => ({ body: draft() }),
  'adminImages.update': async (stage) => ({ ...(await anImage(stage)), body: draft() }),
  'adminImages.remove': anImage,
};
