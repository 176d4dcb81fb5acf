import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const brandPlaces = ['logo', 'icon'] as const;

/** The images of the brand; stored here so that every process can serve them and a backup includes them. */
export const brandImages = pgTable('brand_images', {
  place: text({ enum: brandPlaces }).primaryKey(),
  /** Its name in its address, unique to this version of the image. */
  name: text().notNull(),
  type: text().notNull(),
  /** Its bytes in base64. */
  data: text().notNull(),
});

/** Overrides of the system settings' defaults, one row per setting. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() });
