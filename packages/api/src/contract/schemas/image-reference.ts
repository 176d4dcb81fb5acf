import { z } from 'zod';

/** The name of an image in a registry, with or without a tag. */
export const imageReference = z
  .string()
  .trim()
  .max(255, 'At most 255 characters')
  .regex(/^[\w][\w.:/@-]*$/, 'Enter an image such as linuxserver/plex:latest');
