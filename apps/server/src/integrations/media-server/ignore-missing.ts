import { MediaServerError } from '../../domain/media-servers/port.ts';

/** Resolves with false if the record to be removed is already gone. */
export async function ignoreMissing(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    if (error instanceof MediaServerError && error.code === 'missing') return false;
    throw error;
  }
}
