import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brandImages, type brandPlaces } from '../../db/schema.ts';
import { type Image, nameOf } from '../../security/image.ts';

export type BrandPlace = (typeof brandPlaces)[number];

/** The path of the brand images. */
const brandPath = '/api/brand';

export type BrandImages = ReturnType<typeof createBrandImages>;

/** The brand images: one for each place. */
export function createBrandImages({ db }: { db: Database }) {
  return {
    /** Stores an image in place of the previous one; returns its address. */
    async put(place: BrandPlace, image: Image): Promise<string> {
      const row = { name: nameOf(image), type: image.type, data: image.bytes.toString('base64') };
      await db.current
        .insert(brandImages)
        .values({ place, ...row })
        .onConflictDoUpdate({ target: brandImages.place, set: row });
      return `${brandPath}/${row.name}`;
    },
    async remove(place: BrandPlace): Promise<void> {
      await db.current.delete(brandImages).where(eq(brandImages.place, place));
    },
    async find(name: string): Promise<{ type: string; bytes: Buffer<ArrayBuffer> } | undefined> {
      const [row] = await db.current.select().from(brandImages).where(eq(brandImages.name, name)).limit(1);
      return row && { type: row.type, bytes: Buffer.from(row.data, 'base64') };
    },
  };
}
