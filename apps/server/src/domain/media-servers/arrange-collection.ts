import type { CollectionSort } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { CollectionEditor, EditableCollection } from './collections-port.ts';

interface Titles {
  titles: readonly string[];
  /** The titles that the change is based on. */
  known: readonly string[];
  sort: CollectionSort;
}

/**
 * Gives a collection these titles and, in a custom order, moves each title that is out of place with a request of its
 * own. Refuses if its titles are not those that the change is based on, because it was changed meanwhile.
 */
export async function arrange(
  editor: CollectionEditor,
  { id, title, sort: before }: Pick<EditableCollection, 'id' | 'title' | 'sort'>,
  { titles, known, sort }: Titles,
): Promise<void> {
  const live = (await editor.titles(id)).map((one) => one.id);
  if (!isSame(live, known)) {
    const words = `The titles of ${title} have changed in the meantime. Reload the collection.`;
    throw new AppError('conflict', words, { reason: 'collection-changed' });
  }
  const wanted = [...new Set(titles)];
  const fresh = wanted.filter((one) => !live.includes(one));
  // Additions come first: the server deletes a collection that loses its last title.
  if (fresh.length > 0) await editor.addTitles(id, fresh);
  for (const one of live) if (!wanted.includes(one)) await editor.removeTitle(id, one);
  if (sort !== before) await editor.sortBy(id, sort);
  // Titles can be moved only in a custom order.
  if (sort !== 'custom') return;
  let order = [...live.filter((one) => wanted.includes(one)), ...fresh];
  for (const [index, one] of wanted.entries()) {
    if (order[index] === one) continue;
    await editor.moveTitle(id, one, wanted[index - 1] ?? null);
    order = order.filter((other) => other !== one).toSpliced(index, 0, one);
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
