import type { CollectionValues } from '@kronos/ui/CollectionForm';
import type { CollectionChange, CollectionDetail, NewCollection } from './collections-store.ts';

/** Returns the request body that creates a collection from the values of the form. */
export function newCollectionOf(values: CollectionValues): NewCollection {
  const { libraryId: library_id, title } = values;
  if (values.kind === 'titles')
    return { library_id, title, kind: 'titles', sort: values.sort, titles: values.titles.map(({ id }) => id) };
  if (values.kind === 'rule') return { library_id, title, kind: 'rule', rule: values.rule };
  throw new Error('A new collection needs titles or a rule.');
}

/** Returns the request body that changes a collection to the values of the form. */
export function changeOf(values: CollectionValues, detail: CollectionDetail | undefined): CollectionChange {
  const { title } = values;
  if (values.kind !== 'titles')
    return values.kind === 'rule' ? { title, kind: 'rule', rule: values.rule } : { title, kind: 'fields' };
  const titles = values.titles.map(({ id }) => id);
  const known = (detail?.data ?? []).map(({ id }) => id);
  return { title, kind: 'titles', sort: values.sort, titles, known };
}
