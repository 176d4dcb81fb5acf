import { MediaServerError } from '../../domain/media-servers/port.ts';

/** Resolves with false when what was to be removed is gone already. */
export async function ignoreMissing(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    if (error instanceof MediaServerError && error.code === 'missing') return false;
    throw error;
  }
}
