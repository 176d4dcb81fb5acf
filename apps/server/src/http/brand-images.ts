import type { Context } from 'hono';
import { AppError } from '../app-error.ts';
import type { BrandImages } from '../domain/settings/brand-images.ts';

/** An SVG that is opened by itself is a document: it may draw, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves an image of the brand. Its name changes with what it shows, so a browser never has to ask again. */
export const serveBrandImage = (images: BrandImages) => async (context: Context) => {
  const image = await images.find(context.req.param('name') ?? '');
  if (!image) throw new AppError('not-found', 'There is no such image.');
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', image.type);
  return context.body(image.bytes);
};
