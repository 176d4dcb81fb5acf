import { type Node as ProseMirrorNode } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';

/** A pasted or dropped picture. */
export interface PastedImage {
  file: File;
  /** The picture itself, as a data URL. */
  dataUrl: string;
}

export interface PictureOptions {
  /** Returns the address under which a picture is stored; null to omit it. */
  onPasteImage: (image: PastedImage) => Promise<string | null>;
  /** Asks what a picture shows, until it is told or the signal says that there is no such picture. */
  onDescribe: (name: string, signal: AbortSignal) => Promise<string>;
  /** Called with the name of a picture that the host did not store. */
  onRefused: (name: string) => void;
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} could not be read.`)));
    reader.readAsDataURL(file);
  });

/** Creates what takes pictures into the text of an editor: each where it was pasted, however late, and described. */
export function createPictureIntake(view: () => EditorView, options: PictureOptions) {
  // Places in the text, which move as the text before them changes. What is typed at the place of a picture that is on
  // its way comes after it, and what is typed before one that is there moves it.
  const places = new Set<{ at: number; bias: -1 | 1 }>();

  /** Inserts a picture and returns its place; where text was deleted around it, the nearest text is taken. */
  const insert = (image: ProseMirrorNode, at: number): number => {
    const { state } = view();
    const { from } = Selection.near(state.doc.resolve(Math.min(at, state.doc.content.size)));
    view().dispatch(state.tr.insert(from, image));
    return from;
  };

  const describe = (at: number, alt: string) => {
    const { state } = view();
    if (alt !== '' && state.doc.nodeAt(at)?.type === schema.nodes.image) {
      view().dispatch(state.tr.setNodeAttribute(at, 'alt', alt));
    }
  };

  return {
    async take(files: readonly File[], at: number): Promise<void> {
      const next = { at, bias: -1 as const };
      places.add(next);
      for (const file of files) {
        const asking = new AbortController();
        // One after the other, to keep the order in which they were pasted. It is asked at once, not when the picture is
        // stored: the focus must not leave the text while somebody writes on.
        const told = options.onDescribe(file.name, asking.signal);
        try {
          const src = await options.onPasteImage({ file, dataUrl: await readAsDataUrl(file) });
          if (view().isDestroyed) break;
          if (src) {
            const image = schema.nodes.image.create({ src });
            const place = { at: insert(image, next.at), bias: 1 as const };
            next.at = place.at + image.nodeSize;
            places.add(place);
            const alt = await told;
            if (view().isDestroyed) break;
            describe(place.at, alt);
            places.delete(place);
          }
        } catch {
          options.onRefused(file.name);
        } finally {
          asking.abort();
        }
      }
      places.delete(next);
    },
    /** Moves the places along with a change. */
    follow({ mapping }: Transaction): void {
      for (const place of places) place.at = mapping.map(place.at, place.bias);
    },
  };
}
