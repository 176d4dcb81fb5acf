import { AppError } from '../../app-error.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { Caller, Target } from './access.ts';
import type { CollectionEditor } from './collections-port.ts';
import type { Doing } from './libraries.ts';
import type { MediaServer } from './port.ts';

/** Returns what edits the collections of a media server; refused for a product whose collections the panel does not edit. */
export function editorOf({ type, collectionEditor }: MediaServer): CollectionEditor {
  if (collectionEditor) return collectionEditor;
  const words = `Collections of ${serverTypeNames[type]} are edited in ${serverTypeNames[type]} itself.`;
  throw new AppError('conflict', words, { reason: 'collections-elsewhere' });
}

/**
 * Has collections read or changed; refused where the panel has no access. Reads of a form are refused, too: what opens it is
 * a list, which tells of the access.
 */
export const withEditor = <T>(
  doing: Doing,
  target: Target,
  caller: Caller,
  work: (editor: CollectionEditor, media: MediaServer) => Promise<T>,
): Promise<T> => doing.change(target, caller, (media) => work(editorOf(media), media));
