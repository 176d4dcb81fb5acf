import type { StoreDeps } from '../stores/store-deps.ts';
import { type ListChoices, type ListViewChoice, readChoices } from './kept-choices.ts';

export type ListChoicesStore = ReturnType<ReturnType<typeof listChoices>>;

/** What a view stores besides its name. */
type Shown = Pick<ListViewChoice, 'query' | 'hidden'>;

/** The columns and views that a user chose for one list, stored in the browser for the next visit. */
export const listChoices =
  (list: string) =>
  ({ storage, user, notices }: Pick<StoreDeps, 'storage' | 'user' | 'notices'>) => {
    const key = `kronos.list.${user.id}.${list}`;
    let choices = readChoices(storage.readObject(key));
    const listeners = new Set<() => void>();
    /** The current choices: another tab may have changed the stored ones, and the browser may have no storage. */
    const now = (): ListChoices => {
      const kept = storage.readObject(key);
      return kept === undefined ? choices : readChoices(kept);
    };
    const put = (change: Partial<ListChoices>) => {
      choices = { ...now(), ...change };
      storage.writeObject(key, choices);
      for (const listener of listeners) listener();
    };
    const views = () => now().views;

    return {
      get: (): ListChoices => choices,
      subscribe(fn: () => void) {
        listeners.add(fn);
        return () => listeners.delete(fn);
      },
      hide: (columns: Iterable<string>) => put({ hidden: [...columns] }),
      /** Saves what the list shows as a view. */
      save: (label: string, shown: Shown) => put({ views: [...views(), { id: freeId(views()), label, ...shown }] }),
      rename: (id: string, label: string) =>
        put({ views: views().map((view) => (view.id === id ? { ...view, label } : view)) }),
      /** Deletes a view; a toast offers to undo it. */
      remove(id: string) {
        const before = views();
        const at = before.findIndex((view) => view.id === id);
        const view = before[at];
        if (!view) return;
        const wasHome = now().home === id;
        put({ views: before.toSpliced(at, 1), ...(wasHome && { home: undefined }) });
        notices.show({
          tone: 'success',
          title: (t) => t('notices.poof'),
          text: (t) => t('lists.viewDeleted', { view: view.label }),
          action: {
            label: (t) => t('lists.undo'),
            onPress() {
              const id = freeId(views(), view.id);
              put({ views: views().toSpliced(at, 0, { ...view, id }), ...(wasHome && { home: id }) });
            },
          },
        });
      },
      /** Sets the view that the list opens with; undefined opens the whole list. */
      openWith: (id: string | undefined) => put({ home: id }),
    };
  };

/** An unused id: the wanted one, or another. */
function freeId(views: readonly ListViewChoice[], wanted?: string): string {
  const taken = new Set(views.map(({ id }) => id));
  if (wanted !== undefined && !taken.has(wanted)) return wanted;
  let number = taken.size + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
