import type { Node as ProseMirrorNode } from 'prosemirror-model';
import { PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

const fromOutside = new PluginKey('from outside');

/** Whether a change is one of the host's, which knows of it. */
export const isFromOutside = (transaction: Transaction): boolean => transaction.getMeta(fromOutside) === true;

/**
 * Replaces what differs between the text and another one, so that the selection stays where the text around it stays. The
 * change cannot be undone by the user, who did not make it.
 */
export function replaceText(view: EditorView, next: ProseMirrorNode): void {
  const { doc, tr } = view.state;
  const from = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  // Of a letter that is now there twice, start and end may overlap.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const slice = next.slice(from, ends.b + overlap);
  view.dispatch(
    tr
      .replace(from, ends.a + overlap, slice)
      .setMeta(fromOutside, true)
      .setMeta('addToHistory', false),
  );
}
