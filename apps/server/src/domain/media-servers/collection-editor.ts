import { AppError } from '../../platform/app-error.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { Caller, Target } from './access.ts';
import type { CollectionEditor } from './collections-port.ts';
import type { MediaCalls } from './libraries.ts';
import type { MediaServer } from './port.ts';

/** Returns the collection editor of a media server; refuses a product whose collections the panel does not edit. */
export function editorOf({ type, collectionEditor }: MediaServer): CollectionEditor {
  if (collectionEditor) return collectionEditor;
  const words = `Collections of ${serverTypeNames[type]} are edited in ${serverTypeNames[type]} itself.`;
  throw new AppError('conflict', words, { reason: 'collections-elsewhere' });
}

/**
 * Runs `work` with the collection editor; refuses where the panel has no access. That includes reads for a form,
 * because the list that opens the form shows the access already.
 */
export const withEditor = <T>(
  doing: MediaCalls,
  target: Target,
  caller: Caller,
  work: (editor: CollectionEditor, media: MediaServer) => Promise<T>,
): Promise<T> => doing.change(target, caller, (media) => work(editorOf(media), media));
